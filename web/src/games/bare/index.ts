/** The face of a game that has no drawings yet: it is played from the list of choices. */
import Bare from "./Bare.svelte";

export const face = {
  pieces: { touched: () => [], told: () => [] },
  Board: Bare,
  Own: Bare,
  Farm: Bare,
  chip: (model: { sight: { scores: { points: number }[] } | null }, seat: number) => ({
    value: String(model.sight?.scores[seat]?.points ?? ""),
    unit: "",
  }),
  listed: true,
  where: () => "",
};
