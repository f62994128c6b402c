import type { Meta } from "..";

export const meta: Meta = { icon: "fence", minutes: 40, seats: 3 };
