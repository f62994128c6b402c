import type { Pieces } from "../../lib/pieces";
import type { Happened, Option } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { current } from "./hold.svelte";
import { read } from "./notation";
import Other from "./Other.svelte";
import Own from "./Own.svelte";
import { type Faces, type FarmoonyView, type Model } from "./types";

/** The pieces of a choice. Cards are placed as the player has turned them. */
function touched(option: Option, view: FarmoonyView, components: Faces): string[] {
  const { verb, card, turns, land, x, y, place, argument } = read(option.text);
  const tools = components.tools;
  const tool = (name: string): string => `tool-${tools.findIndex((one) => one.name === name)}`;
  switch (verb) {
    case "mission":
      return [`mission-${card}`];
    case "choose":
      return [`card-${card}`];
    case "place":
      return turns === current.turns ? [`spot-${view.seat}-${x},${y}`] : [];
    case "unload":
      return turns === current.turns ? [`spot-${land}-${x},${y}`] : [];
    case "wheelbarrow":
      return [`card-${card}`, tool("wheelbarrow")];
    case "fence":
      return [tool("fence")];
    case "draw":
      return ["tool-deck"];
    case "take":
      return [`open-${tools.findIndex((one) => one.name === argument)}`];
    case "done":
      return [];
    default:
      return place ? [`tile-${land}-${x},${y}`, tool(verb.startsWith("farmer") ? "farmer" : verb)] : [];
  }
}

/** A card lies where the last event put it; a tile keeps its place. */
function told(event: Happened): string[] {
  const args = (event.phrase.args ?? {}) as Record<string, { args?: Record<string, unknown> } | number | string>;
  const inner = (name: string): Record<string, unknown> => (typeof args[name] === "object" ? (args[name].args ?? {}) : {});
  if (event.kind === "mission") return [`mission-${event.a}`];
  if (inner("card")["card"] !== undefined) return [`card-${inner("card")["card"]}`];
  if (event.kind === "uses") return [`tile-${Number(inner("owner")["n"]) - 1}-${args["x"]},${args["y"]}`];
  return [];
}

/** A mission, or a tool that lies open: why not? */
function wished(key: string, menu: Option[], _view: FarmoonyView, components: Faces): string | undefined {
  const [kind = "", which = ""] = key.split("-");
  const asks = (verb: string): boolean => menu.some((option) => option.text.split(" ")[0] === verb);
  if (kind === "mission" && asks("mission")) return `mission ${which}`;
  if (key === "tool-deck" && asks("done")) return "draw";
  if (kind === "open" && asks("done")) return components.tools[Number(which)] && `take ${components.tools[Number(which)]?.name}`;
  return undefined;
}

const listed = (option: Option): boolean => {
  const { turns, place } = read(option.text);
  return !place || turns < 0 || turns === current.turns;
};

const pickUp = (option: Option): void => {
  const { turns, place } = read(option.text);
  if (place && turns >= 0) current.turns = turns;
};

const pieces: Pieces<FarmoonyView, Faces> = {
  touched,
  told,
  wished,
  listed,
  pickUp,
  main: (menu) => menu.find((option) => option.text === "done"),
};

export const face = {
  pieces,
  Board,
  Own,
  Other,
  where: (model: Model): string => (model.view?.phase ? t("face-where", { phase: model.view.phase, turn: model.view.passes + 1 }, "farmoony") : ""),
};
