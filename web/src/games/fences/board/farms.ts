/** Farms for the drawing: which farm a field belongs to, and in which green it is drawn. */
import type { FarmView, FencesView } from "../types";

export const SHADES = 3;

export const fieldName = (tile: number, field: number): string => `${tile}-${field}`;

const keyAt = (tile: number, field: number): string => `farm-${fieldName(tile, field)}`;

/** A farm is called after its first field, which it keeps as it grows. */
export function farmKey(farm: FarmView): string {
  const [tile = 0, field = 0] = farm.fields[0] ?? [];
  return keyAt(tile, field);
}

export interface Land {
  farmOf: Map<string, FarmView>; // by field
  called: Map<string, FarmView>; // by key: that of any of its fields, for a farm may have been joined to an older one
  shades: Map<FarmView, number>;
}

/** No two farms on one tile have the same green, as long as three are enough. */
export function landOf(view: FencesView): Land {
  const farmOf = new Map<string, FarmView>();
  const called = new Map<string, FarmView>();
  const onTile = new Map<number, FarmView[]>();
  for (const farm of view.farms) {
    for (const [tile = 0, field = 0] of farm.fields) {
      farmOf.set(fieldName(tile, field), farm);
      called.set(keyAt(tile, field), farm);
      onTile.set(tile, [...(onTile.get(tile) ?? []), farm]);
    }
  }
  const shades = new Map<FarmView, number>();
  for (const farm of view.farms) {
    const taken = new Set(
      farm.fields.flatMap(([tile = 0]) => (onTile.get(tile) ?? []).map((other) => shades.get(other))),
    );
    const free = Array.from({ length: SHADES }, (_, k) => k).find((shade) => !taken.has(shade));
    shades.set(farm, free ?? (farm.fields[0]?.[1] ?? 0) % SHADES);
  }
  return { farmOf, called, shades };
}

/** The seats that have a barn in it, whoever has most first. */
export const owners = ({ barns }: FarmView): number[] =>
  barns.flatMap((n, seat) => (n ? [seat] : [])).sort((a, b) => (barns[b] ?? 0) - (barns[a] ?? 0));
