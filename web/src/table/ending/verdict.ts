/** Who has won, and why, in words. */
import type { Face } from "../../games";
import type { SeatScore } from "../../lib/net/types";
import { t } from "../../lib/reader/words.svelte";
import type { TableModel } from "../../lib/table/table.svelte";
import { decided, inOrder } from "./why";

export interface Verdict {
  headline: string;
  why: string;
  winners: number[];
}

export function verdict(model: TableModel, face: Face): Verdict {
  const scores = model.sight?.scores ?? [];
  const winners = inOrder(scores).filter((seat) => scores[seat]?.place === 1);
  if (scores.length === 1)
    return {
      headline: t(model.sight?.lost ? "page-lost-solo" : "page-won-solo"),
      why: face.standing?.(model as never, model.seat)?.lines[0]?.words ?? "",
      winners,
    };
  const found = decided(scores);
  const n = found.by === "source" ? found.margin : 0;
  const who = winners.map((seat) => model.names[seat]).join(", ");
  const mine = model.own.length === 1 && winners.includes(model.own[0] ?? -1);
  const shared = winners.length > 1 ? t("page-you-share") : t("page-end-you", { n });
  const headline = mine ? shared : t("page-end-wins", { who, seats: winners.length, n });
  if (found.by === "shared") return { headline, why: t("page-end-shared"), winners };
  if (found.by === "race") return { headline, why: how(model, scores), winners };
  const args = { a: found.first, b: found.second };
  const why =
    found.by === "tie"
      ? t("page-end-tie", { ...args, why: model.say(found.line.why) })
      : t("page-end-source", { ...args, why: t(`${found.key}-source`, {}, model.game) });
  return { headline, why, winners };
}

/** How far each has come. */
function how(model: TableModel, scores: SeatScore[]): string {
  const one = (seat: number): string =>
    t("page-end-far", {
      who: model.names[seat] ?? "",
      how: scores[seat]?.lines.map((line) => model.say(line.why))[0] ?? "",
    });
  return inOrder(scores).map(one).join(" ");
}
