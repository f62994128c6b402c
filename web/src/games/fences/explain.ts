/** What a choice would do, in one line; what turns have brought. */
import type { Option, Said } from "../../lib/net/types";
import type { Told } from "../../lib/piece/pieces";
import type { Gain } from "..";
import { eventOf } from "../declared";
import { farmKey, fieldName, landOf, owners } from "./board/farms";
import { gainsOf, pointsOf, trialOf } from "./board/trial";
import { animals, seat as seatPhrase } from "./names";
import { hold } from "./seat/hold.svelte";
import { choice, faces, farmerOf, type FarmView, type FencesEvent, type Model } from "./types";

/** One's own farm, that of others, or nobody's. */
function whose(model: Model, farm: FarmView): Said {
  const all = owners(farm);
  if (all.includes(model.seat)) return { key: "face-your-farm" };
  return all.length ? { key: "face-farm-of", args: { players: all.map(seatPhrase) } } : { key: "face-nobodys-farm" };
}

function closed(model: Model, farm: FarmView): Said {
  const oneKind = farm.animals.filter((n) => n).length === 1;
  return {
    key: oneKind ? "face-closes-one-kind" : "face-closes",
    args: { whose: whose(model, farm), animals: animals(faces(model), farm.animals), worth: farm.worth },
  };
}

/** The bonuses that the own farmer would pay: "+3, +2". */
function bonuses(model: Model, option: Option): Said[] {
  const points = (model.foreseenOf(option)?.events ?? []).flatMap((one) => {
    const event = eventOf<FencesEvent>(one);
    return event.kind === "bonus" && event.seat === model.seat ? [`+${event.fields.points}`] : [];
  });
  const name = farmerOf(model, model.seat)?.name ?? "";
  return points.length ? [{ key: "face-gets-bonus", args: { name, bonuses: points.join(" ") } }] : [];
}

/** What a farm is worth now. */
const before = (model: Model, farm: FarmView): number =>
  (model.view && landOf(model.view).called.get(farmKey(farm))?.worth) ?? 0;

function setting(model: Model, option: Option): Said[] {
  const trial = trialOf(model, option);
  if (!trial) return [];
  const ways = hold.ways(trial.setting);
  const turns: Said[] = ways > 1 ? [{ key: "face-ways", args: { n: ways } }] : [];
  if (!trial.then) return turns;
  const grown = trial.grown.filter((farm) => farm.barns[model.seat] && farm.worth !== before(model, farm));
  const back = trial.completed.reduce((sum, farm) => sum + (farm.barns[model.seat] ?? 0), 0);
  return [
    ...trial.completed.map((farm) => closed(model, farm)),
    ...bonuses(model, option),
    ...gainsOf(model, option)
      .filter(({ seat }) => seat !== model.seat)
      .map(({ seat, n }) => ({ key: "face-gets", args: { player: seatPhrase(seat), n } })),
    ...(back ? [{ key: "face-back", args: { n: back } }] : []),
    ...grown.map((farm) => ({
      key: "face-grows",
      args: { whose: whose(model, farm), worth: farm.worth, open: farm.open },
    })),
    ...(trial.completed.length || grown.length ? [] : [{ key: "face-closes-none" }]),
    ...turns,
  ];
}

/** The farm that a barn would be built in. */
function building(model: Model, where: string): Said[] {
  const last = model.view?.board.at(-1);
  const field = faces(model).tiles[(last?.tile ?? 0) - 1]?.fields.findIndex(
    (one) => one.where[last?.turn ?? 0] === where,
  );
  if (!model.view || !last || field === undefined) return [];
  const farm = landOf(model.view).farmOf.get(fieldName(last.tile, field));
  return farm ? [{ key: "face-barn-in", args: { worth: farm.worth, open: farm.open } }] : [];
}

export function explain(model: Model, option: Option): string | null {
  const chosen = choice(option);
  const said = chosen.verb === "barn" ? building(model, chosen.args.where) : setting(model, option);
  return said.map(model.say).join(" ") || null;
}

/** The points of a turn, its bonus, a barn that was built. */
export function gains(_: Model, events: Told[]): Gain[] {
  const sum = (kind: string): number =>
    events.filter((event) => event.kind === kind).reduce((all, event) => all + pointsOf(event), 0);
  const found = (icon: string, n: number): Gain[] => (n ? [{ icon, n: `+${n}` }] : []);
  return [
    ...found("fence", sum("scores")),
    ...found("farmer", sum("bonus")),
    ...(events.some((event) => event.kind === "builds") ? [{ icon: "barn", n: "" }] : []),
  ];
}

const ICONS: Record<string, string> = {
  "animals-cow": "cow",
  "animals-pig": "pig",
  "animals-sheep": "sheep",
};

export const icon = (key: string): string | undefined => ICONS[key];
