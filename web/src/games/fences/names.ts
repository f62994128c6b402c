/** Names of pieces for those who hear them, as phrases. */
import type { Said } from "../../lib/net/types";
import { cell } from "./board/places";
import type { Faces, FarmView, FencesView, TileFace } from "./types";

/** 2 cows and 1 pig; none is a phrase of its own. */
export function animals(faces: Faces, counts: number[]): Said[] {
  const some = counts.flatMap((n, kind): Said[] => (n ? [{ key: `animals-${faces.animals[kind]}`, args: { n } }] : []));
  return some.length ? some : [{ key: "animals-none" }];
}

/** What is in each field of a tile: "north-east: 2 cows". */
export function fields(faces: Faces, tile: TileFace, turn: number): Said[] {
  return tile.fields.map((field) => ({
    key: "face-field",
    args: { where: { key: `where-${field.where[turn]}` }, animals: animals(faces, field.animals) },
  }));
}

export const seat = (n: number): Said => ({ key: "seat", args: { n: n + 1 } });

/** "2 barns of Ann": of each seat that has some. */
export function barns(farm: FarmView): Said[] {
  const some = farm.barns.flatMap((n, owner): Said[] =>
    n ? [{ key: "face-barns-of", args: { n, player: seat(owner) } }] : [],
  );
  return some.length ? some : [{ key: "face-no-barns" }];
}

/** A farm with all that is known of it. */
export function farm(faces: Faces, view: FencesView, one: FarmView): Said {
  const [tile = 0, field = 0] = one.fields[0] ?? [];
  const lies = view.board.find((set) => set.tile === tile);
  const where: Said = { key: `where-${faces.tiles[tile - 1]?.fields[field]?.where[lies?.turn ?? 0] ?? "middle"}` };
  const args = {
    place: cell(lies ?? { x: 0, y: 0 }),
    where,
    animals: animals(faces, one.animals),
    worth: one.worth,
    open: one.open,
    barns: barns(one),
  };
  return { key: one.open ? "face-farm" : "face-farm-completed", args };
}
