/** The server's types, made from its own description of itself (`npm run types`). */
import type { components } from "../../api";

type Schemas = components["schemas"];

/** A phrase: an argument is a number, a name, another phrase, or several. One of the page's own may have none. */
export type Said = Pick<Schemas["Said"], "key"> & { args?: Record<string, unknown> };
export type Option = Schemas["Option"];
export type Happened = Schemas["Happened"];
export type SeatScore = Schemas["SeatScore"];
export type Line = Schemas["Line"];
export type Problem = Schemas["Problem"];
export type Answer = Schemas["Answer"];
export type ChatLine = Schemas["ChatLine"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Seated = Schemas["Seated"];
export type NewTable = Omit<Schemas["NewTable"], "pace">; // live, unless somebody says otherwise
export type NewSeat = Schemas["NewSeat"];
export type Me = Schemas["Me"];
export type Entered = Schemas["Entered"];
export type MyTable = Schemas["MyTable"];
export type DeviceLink = Schemas["DeviceLink"];
export type RecoveryPhrase = Schemas["RecoveryPhrase"];
export type GameInfo = Schemas["GameInfo"];
export type Offer = Schemas["Offer"];
export type Replayed = Schemas["Replayed"];
export type Taught = Omit<Schemas["Taught"], "sight"> & { sight: Sight };
export type Tried = Omit<Schemas["Tried"], "sight"> & { sight: Sight };
export type FromClient = Schemas["FromClient"];
export type ToClient = Schemas["ToClient"];

/** What every game shows of itself. */
export type View = Pick<Schemas["Sight"]["view"], "seat" | "players" | "player" | "asked">;

/** All that a seat sees; `V` is the view of its game. */
export type Sight<V extends View = View> = Omit<Schemas["Sight"], "view"> & { view: V };

/** What a choice would lead to, as far as the seat can know. */
export type Foreseen<V extends View = View> = Omit<Schemas["Foreseen"], "view"> & { view: V };

/** Typed notation, as the server understands it. */
export type Reported = Schemas["Reported"];
export type Reading = Schemas["Reading"];

/** The table in words, and what is asked step by step. */
export type Text = Schemas["Text"];
export type Section = Schemas["Section"];
export type Step = Schemas["Step"];
export type Way = Schemas["Way"];

export const SPECTATOR = 6;
