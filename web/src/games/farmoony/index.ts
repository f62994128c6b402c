import Bare from "../bare/Bare.svelte";

export const face = { pieces: { touched: () => [], told: () => [] }, Board: Bare, Own: Bare, Other: Bare, where: () => "" };
