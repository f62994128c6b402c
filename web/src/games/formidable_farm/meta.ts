import type { Meta } from "..";

export const meta: Meta = { icon: "wheat", minutes: 30, seats: 2 };
