/** The face of Farmoony. */
import type { Told } from "../../lib/piece/pieces";
import type { Option } from "../../lib/net/types";
import { t } from "../../lib/reader/words.svelte";
import { eventOf } from "../declared";
import Board from "./board/Board.svelte";
import Farm from "./board/Farm.svelte";
import { pieces } from "./pieces";
import Own from "./seat/Own.svelte";
import { toolIcon } from "./tools";
import { choice, GAME, type FarmoonyEvent, type Model } from "./types";
import { changes, missionOf, signed, touchedSeat } from "./worth";

/** What a turn brought: a card on the land, a tool more, a tool used. */
function gains(_model: Model, events: Told[]): { icon: string; n: string }[] {
  return events.flatMap((told) => {
    const event = eventOf<FarmoonyEvent>(told);
    if (event.kind === "places") return [{ icon: "card", n: "✓" }];
    if (event.kind === "takes" || event.kind === "draws")
      return [{ icon: toolIcon(event.fields.tool ?? "farmer"), n: "+1" }];
    if (event.kind === "uses") return [{ icon: toolIcon(event.fields.effect ?? "farmer"), n: "✓" }];
    if (event.kind === "lifts") return [{ icon: "wheelbarrow", n: "✓" }];
    if (event.kind === "fence") return [{ icon: "fence", n: "✓" }];
    return [];
  });
}

/** The picture of a word: a tile, or a tool alone and in a sentence. */
function icon(key: string): string | undefined {
  const [, tile, tool] = /^(?:tiles?-(\w+)|(?:a-)?tool-([\w-]+))$/.exec(key) ?? [];
  return tile ?? (tool && toolIcon(tool));
}

/** What a mission counts; what the missions would bring more or less, and to whom. */
function explain(model: Model, option: Option): string | null {
  const chosen = choice(option);
  if (chosen.verb === "mission") {
    const mission = missionOf(model, chosen.args.mission);
    return mission ? t(`mission-${mission.name}-text`, {}, GAME) : null;
  }
  const seat = touchedSeat(model, option);
  const found = changes(model, option, seat).map(
    ({ mission, n }) => `${t(`mission-${mission.name}`, {}, GAME)} ${signed(n)}`,
  );
  if (!found.length) return null;
  const what = found.join(", ");
  return seat === model.seat ? what : t("face-for", { player: model.names[seat] ?? "", what }, GAME);
}

export const face = {
  pieces,
  Board,
  Own,
  Farm,
  chip: (model: Model, seat: number): { value: string; unit: string } => ({
    value: String(model.sight?.scores[seat]?.points ?? ""),
    unit: t("face-points", { n: model.sight?.scores[seat]?.points ?? 0 }, GAME),
  }),
  gains,
  great: ["phase", "mission", "ends"],
  icon,
  explain,
  where: (model: Model): string =>
    model.view?.phase ? t("face-where", { phase: model.view.phase, turn: model.view.passes + 1 }, GAME) : "",
};
