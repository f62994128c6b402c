/** Several choices that one press of a mouse makes: a side of a field, so many goods of a kind. */
import type { Step } from "../../lib/table/line";
import { payable } from "./farm/promise";
import { faces, onField, type Area, type Model } from "./types";

const PAY = "ask-pay-any";
const SURPLUS = "ask-surplus";
const TAKE = "ask-take-any";
const AREA = "ask-choose-area";
const ACTIVATE = "ask-activate";

const times = (n: number, step: Step): Step[] => Array.from({ length: n }, () => step);
const asked = (model: Model): string => model.sight?.question?.key ?? "";
const many = (model: Model): number => Number(model.sight?.question?.args?.["n"] ?? 0);

/** To activate a field, or to go on to it, and carry out one of its two sides: for each that can be paid. */
export function sides(model: Model, field: number, start: string, bags: number): (Step[] | null)[] {
  const view = model.view;
  const areas = view ? (onField(faces(model), view, model.seat, field)?.area ?? []) : [];
  if (!view || areas.length < 2) return [];
  return areas.map((area, k) =>
    payable(view, model.seat, field, area, bags)
      ? [
          { text: start, asked: asked(model) },
          { text: `area ${k + 1}`, asked: AREA },
        ]
      : null,
  );
}

/** The k-th good of a kind stands for k of it: paid, put back, or sold on the field that the dice say. */
export function giving(model: Model, good: string, k: number): Step[] {
  const key = asked(model);
  if (key === PAY) return k > 1 && k <= many(model) ? times(k, { text: `pay ${good}`, asked: key }) : [];
  if (key === SURPLUS) return k > 1 && k <= surplus(model) ? times(k, { text: `return ${good}`, asked: key }) : [];
  const sale = key === ACTIVATE ? selling(model) : null;
  return sale && k <= sale.n ? [...sale.first, ...times(k, { text: `pay ${good}`, asked: PAY })] : [];
}

/** So many of one kind, where goods of choice are taken, or come from the field that the dice say. */
export function taking(model: Model, good: string, k: number): Step[] {
  const first = asked(model) === ACTIVATE ? (growing(model)?.first ?? []) : [];
  return k <= toTake(model) ? [...first, ...times(k, { text: `take ${good}`, asked: TAKE })] : [];
}

/** How many goods of choice there are to take. */
export function toTake(model: Model): number {
  if (asked(model) === TAKE) return many(model);
  return asked(model) === ACTIVATE ? (growing(model)?.n ?? 0) : 0;
}

/** Goods and transport that are more than the shop has room for. */
function surplus(model: Model): number {
  const own = model.view?.seats[model.seat];
  const stored = [...(own?.goods ?? []), ...(own?.tiles ?? [])].reduce((sum, n) => sum + n, 0);
  return Math.max(0, stored - faces(model).shop_room);
}

/** The field of the dice, with the side that is wanted, if it can be paid: how to activate it. */
function free(model: Model, wanted: (area: Area) => boolean): { first: Step[]; area: Area } | null {
  const view = model.view;
  const field = view?.steps.indexOf(0) ?? -1;
  const name = faces(model).fields[field]?.name;
  if (!view || !name) return null;
  const areas = onField(faces(model), view, model.seat, field)?.area ?? [];
  const open = areas.flatMap((area, k) => (payable(view, model.seat, field, area) ? [{ area, k }] : []));
  const found = open.find(({ area }) => wanted(area));
  if (!found) return null;
  const side: Step[] = open.length > 1 ? [{ text: `area ${found.k + 1}`, asked: AREA }] : [];
  return { first: [{ text: `activate ${name}`, asked: ACTIVATE }, ...side], area: found.area };
}

/** The field of the dice sells goods of any kind, and nothing else: how many, and what comes before they are paid. */
function selling(model: Model): { first: Step[]; n: number } | null {
  const found = free(model, ({ pay = {} }) => Boolean(pay["any"]) && Object.keys(pay).length === 1);
  return found && { first: found.first, n: found.area.pay?.["any"] ?? 0 };
}

/** It gives goods of choice, and nothing is paid by choice: how many, and what comes before they are taken. */
function growing(model: Model): { first: Step[]; n: number } | null {
  const found = free(
    model,
    ({ pay = {}, gain }) => Boolean(gain["any"]) && Object.keys(pay).every((kind) => kind === "bag"),
  );
  return found && { first: found.first, n: found.area.gain["any"] ?? 0 };
}
