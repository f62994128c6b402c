/** Which pieces a choice touches, and which an event tells about. */
import type { Pieces } from "../../lib/pieces";
import type { Happened, Option } from "../../lib/types";
import { farmKey, landOf } from "./farms";
import { hold } from "./hold.svelte";
import { name, read } from "./notation";
import type { Faces, FencesView } from "./types";

/** The field of a tile on the board that is called so, as the tile lies. */
function fieldAt(view: FencesView, faces: Faces, tile: number, where: string): number {
  const turn = view.board.find((one) => one.tile === tile)?.turn ?? 0;
  return faces.tiles[tile - 1]?.fields.findIndex((field) => field.where[turn] === where) ?? -1;
}

/** Tiles are set as the player has turned them; barns go on the tile that was set last. */
function touched(option: Option, view: FencesView, components: Faces): string[] {
  const { verb, tile, turn, x, y, where } = read(option.text);
  if (verb === "set") return tile === hold.tile && turn === hold.turn ? [`place-${name(x, y)}`, `tile-${tile}`] : [];
  const last = view.board.at(-1)?.tile;
  if (verb === "barn" && last) return [`field-${last}-${fieldAt(view, components, last, where)}`];
  return [];
}

interface Place {
  args?: { place?: string; where?: { key: string } };
}

/** The farm that an event names, as it is now; else the tile that lies there. */
function at(view: FencesView, faces: Faces, { args }: Place): string[] {
  const tile = view.board.find((one) => name(one.x, one.y) === args?.place)?.tile;
  if (!tile) return [];
  const field = args?.where ? fieldAt(view, faces, tile, args.where.key.replace("where-", "")) : -1;
  const farm = landOf(view).farmOf.get(`${tile}-${field}`);
  return farm ? [farmKey(farm), `tile-${tile}`] : [`tile-${tile}`];
}

function told(event: Happened, view: FencesView, components: Faces): string[] {
  const args = (event.phrase.args ?? {}) as Record<string, unknown>;
  switch (event.kind) {
    case "sets":
    case "draws":
      return args["tile"] ? [`tile-${args["tile"]}`] : [];
    case "completes":
      return at(view, components, args["farm"] as Place);
    case "builds":
    case "returns":
      return at(view, components, { args } as Place);
    case "profile":
    case "bonus":
      return [`farmer-${event.seat}`];
    case "scores":
      return [`points-${event.seat}`];
    default:
      return [];
  }
}

/** A field of the tile that was set last: why no barn there? */
function wished(key: string, menu: Option[], view: FencesView, components: Faces): string | undefined {
  const [kind, tile, field] = key.split("-");
  const last = view.board.at(-1);
  if (kind !== "field" || Number(tile) !== last?.tile || !menu.some((option) => read(option.text).verb === "barn")) return undefined;
  return `barn ${components.tiles[last.tile - 1]?.fields[Number(field)]?.where[last.turn]}`;
}

const listed = (option: Option): boolean => {
  const { verb, tile, turn } = read(option.text);
  return verb !== "set" || (tile === hold.tile && turn === hold.turn);
};

const pickUp = (option: Option): void => {
  const { verb, tile, turn } = read(option.text);
  if (verb === "set") hold.set(tile, turn);
};

export const pieces: Pieces<FencesView, Faces> = {
  touched,
  told,
  wished,
  listed,
  pickUp,
  twice: (option) => read(option.text).verb === "set",
  main: (menu) => (menu.length <= 1 || menu.some((option) => option.text === "done") ? menu.find((option) => read(option.text).verb !== "set") : undefined),
};
