import type { Meta } from "..";

export const meta: Meta = { icon: "shop", minutes: 35, seats: 3, start: true };
