import type { Meta } from "..";

export const meta: Meta = { icon: "fence", minutes: 40, seats: 3, sky: "light-dark(#f8d3bd, #402b25)" };
