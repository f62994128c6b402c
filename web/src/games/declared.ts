/** Choices and events as their games declare them: the server's own description gives each verb and each kind its types. */
import type { components } from "../api";
import type { Happened, Option } from "../lib/net/types";

export type Schemas = components["schemas"];

interface AnyChoice {
  verb: string;
  args: object;
}

interface AnyEvent {
  kind: string;
  fields: object;
}

/** A choice of the menu in the terms of its game: its verb says which arguments there are. */
export const choiceOf = <C extends AnyChoice>(option: Option): C => option as AnyChoice as C;

/** An event with what is known of it: secrets are missing for those who may not know, all fields in games of older versions. */
export type Known<E extends AnyEvent> = E extends AnyEvent
  ? { kind: E["kind"]; seat: number; fields: Partial<E["fields"]> }
  : never;

export const eventOf = <E extends AnyEvent>(event: Happened): Known<E> => event as AnyEvent as Known<E>;

/** The task that asks, by its name in the rules, and its parts. Only for boards where no two seats act at the same time. */
export const taskOf = (view: { agenda: unknown[][] } | null): unknown[] => view?.agenda.at(-1) ?? [];
