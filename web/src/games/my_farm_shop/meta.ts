import type { Meta } from "..";

export const meta: Meta = { icon: "shop", minutes: 35, seats: 3, sky: "light-dark(#cfe6ea, #22353b)" };
