/** Farms for the drawing: which farm a field belongs to, and in which green it is drawn. */
import type { FarmView, FencesView } from "./types";

export const SHADES = 3;

/** A farm is called after its first field, which it keeps as it grows. */
export const farmKey = (farm: FarmView): string => `farm-${farm.fields[0]?.join("-") ?? ""}`;

export const fieldName = (tile: number, field: number): string => `${tile}-${field}`;

export interface Land {
  farmOf: Map<string, FarmView>; // by field
  shades: Map<FarmView, number>;
}

/** No two farms on one tile have the same green, as long as three are enough. */
export function landOf(view: FencesView): Land {
  const farmOf = new Map<string, FarmView>();
  const onTile = new Map<number, FarmView[]>();
  for (const farm of view.farms) {
    for (const [tile, field] of farm.fields) {
      farmOf.set(fieldName(tile, field), farm);
      onTile.set(tile, [...(onTile.get(tile) ?? []), farm]);
    }
  }
  const shades = new Map<FarmView, number>();
  for (const farm of view.farms) {
    const taken = new Set(farm.fields.flatMap(([tile]) => (onTile.get(tile) ?? []).map((other) => shades.get(other))));
    const free = Array.from({ length: SHADES }, (_, k) => k).find((shade) => !taken.has(shade));
    shades.set(farm, free ?? (farm.fields[0]?.[1] ?? 0) % SHADES);
  }
  return { farmOf, shades };
}

/** The farm of a key, also where it has been joined to an older one since. */
export function farmOfKey(land: Land, key: string | null): FarmView | undefined {
  return key?.startsWith("farm-") ? land.farmOf.get(key.slice(5)) : undefined;
}

/** The seats that have a barn in it. */
export const owners = (farm: FarmView): number[] => farm.barns.flatMap((n, seat) => (n ? [seat] : []));
