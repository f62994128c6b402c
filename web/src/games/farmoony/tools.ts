/** Tools in pictures: their icon, and which tile they make of which. (FM-31 to FM-40) */
const ICONS: Record<string, string> = { "water-tank": "watertank", "chemical-fertilizer": "chemical" };

/** By the name of a tool, or of what a farmer does. */
export const toolIcon = (name: string): string => (name.startsWith("farmer") ? "farmer" : (ICONS[name] ?? name));

export const DOES: Record<string, readonly [string, string]> = {
  livestock: ["vegetable", "soil"],
  pesticide: ["pest", "soil"],
  rake: ["fertilizer", "soil"],
  cement: ["water", "soil"],
  mattock: ["stone", "soil"],
  "water-tank": ["soil", "water"],
  seed: ["soil", "vegetable"],
  "chemical-fertilizer": ["soil", "fertilizer"],
  locust: ["soil", "pest"],
};

export const toolRule = (kind: number): string => `FM-${kind < 10 ? 31 + kind : 32 + kind}`; // FM-41 is about tiles
