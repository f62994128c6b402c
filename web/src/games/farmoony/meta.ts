import type { Meta } from "..";

export const meta: Meta = { icon: "vegetable", minutes: 30, seats: 3 };
