/** Several choices that one press makes: a crop that is bought, an exchange that is made more than once. */
import type { Line } from "..";
import type { Step } from "../../lib/table/line";
import { t } from "../../lib/reader/words.svelte";
import { taskOf } from "../declared";
import { face, faces, type Model } from "./types";

const USE: Step = { text: "use", asked: "ask-reward" };
const CROP = "ask-crop-of-choice";
const TAKE = "ask-take-any";
const PAY = "ask-pay-any";

/** Buy this crop: the rule breaker, or a reward that gives cards for crops; and which crop. */
export function buying(model: Model, crop: string): Step[] {
  const [task, , crops] = taskOf(model.view);
  const sells = task === "SellFulfilled" && crops === 1;
  return [sells ? USE : { text: "buy crop", asked: "ask-turn" }, { text: `take ${crop}`, asked: CROP }];
}

/** So many of one crop, where several of choice are taken or paid; nothing for one. */
export function several(model: Model, crop: string, n: number): Step[] {
  const asked = model.sight?.question?.key ?? "";
  const verb = asked === PAY ? "pay" : "take";
  const steps = Array.from({ length: n }, (_, k) => ({
    text: `${verb} ${crop}`,
    asked: k && asked === TAKE ? CROP : asked,
  }));
  return [CROP, TAKE, PAY].includes(asked) ? steps : [];
}

/** How many of one crop can be meant at once. */
export function most(model: Model, has: number): number {
  const { key = "", args } = model.sight?.question ?? {};
  const n = model.menu.length && [CROP, TAKE, PAY].includes(key) ? Number(args?.["n"] ?? 0) : 0;
  return key === PAY ? Math.min(n, has) : n;
}

const DONE: Step = { text: "done", asked: "ask-reward" };

/** How often the exchange that is asked about can be made: by its row, and by what there is to give. */
export function times(model: Model): number {
  const [task, , , left] = taskOf(model.view);
  const crops = model.view?.seats[model.seat]?.crops ?? [];
  const row = face(model, model.view?.played.at(-1) ?? 0)?.reward.find((one) => one.do === "exchange");
  if (task !== "Exchange" || !row?.give || row.take === undefined) return 0;
  const given = Object.entries(row.give);
  if (given.some(([kind]) => kind in (row.take ?? {}))) return 0; // what comes could be given again
  const has = (kind: string): number => crops[faces(model).crops.findIndex(({ name }) => name === kind)] ?? 0;
  return Math.min(Number(left), ...given.map(([kind, n]) => Math.floor(has(kind) / n)));
}

/** The exchange twice or more; before the last time people say that it is enough. */
export function lines(model: Model): Line[] {
  const most = model.menu.length ? times(model) : 0;
  return Array.from({ length: Math.max(0, most - 1) }, (_, k) => k + 2).map((n) => ({
    label: t("face-times", { n }, model.game),
    steps: [...Array.from({ length: n }, () => USE), ...(n < most ? [DONE] : [])],
  }));
}
