import type { Meta } from "..";

export const meta: Meta = { icon: "vegetable", minutes: 30, seats: 3, sky: "light-dark(#e3dcf0, #302a3c)" };
