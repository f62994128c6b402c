/** The face of a game that has no drawings yet: it is played from the list of choices. */
import Bare from "./Bare.svelte";

export const face = {
  pieces: { touched: () => [], told: () => [] },
  Board: Bare,
  Own: Bare,
  Other: Bare,
  where: () => "",
};
