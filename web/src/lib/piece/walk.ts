/** Where an arrow key leads: by the places of the pieces, whatever a game lays out. */
export interface Point {
  x: number;
  y: number;
}

const NEAR = 4; // px that are no step

/** The nearest in a direction: first among those that lie more ahead than aside, else among all that lie ahead; -1: none. */
export function ahead(from: Point, [dx, dy]: [number, number], places: Point[]): number {
  let [best, least] = [-1, Infinity];
  for (const [k, place] of places.entries()) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= NEAR) continue;
    const far = along + 2 * aside + (aside > along ? FAR : 0);
    if (far < least) [best, least] = [k, far];
  }
  return best;
}
const FAR = 1e6; // whatever lies straight ahead comes first

export function nearest(from: Point, places: Point[]): number {
  const far = places.map((place) => Math.hypot(place.x - from.x, place.y - from.y));
  return far.indexOf(Math.min(...far));
}
