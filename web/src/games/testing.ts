/** For tests: options and events as the server sends them, and one sample of each that a game declares. */
import description from "../../openapi.json?raw";
import type { Happened, Option } from "../lib/net/types";

export const optionOf = <C extends { verb: string; args: object }>({ verb, args }: C, choice = 0): Option => ({
  choice,
  verb,
  args: args as Option["args"],
  text: "", // notation is for people: no face reads it
  phrase: { key: "", args: {} },
  final: false,
});

export const happenedOf = <E extends { kind: string; fields: object }>({ kind, fields }: E, seat = 0): Happened => ({
  kind,
  seat,
  fields: fields as Happened["fields"],
  phrase: { key: "", args: {} },
});

interface Schema {
  $ref?: string;
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  type?: string;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

const SCHEMAS = (JSON.parse(description) as { components: { schemas: Record<string, Schema> } }).components.schemas;

/** Some value that a schema allows: numbers are no zeros, for 0 is often none. */
function sample(schema: Schema | undefined): unknown {
  if (schema?.$ref !== undefined) return sample(SCHEMAS[schema.$ref.split("/").at(-1) ?? ""]);
  if (schema?.const !== undefined) return schema.const;
  if (schema?.enum) return schema.enum[0];
  if (schema?.type === "integer") return Math.max(1, schema.minimum ?? 1);
  if (schema?.type === "array") return [sample(schema.items)];
  return Object.fromEntries(Object.entries(schema?.properties ?? {}).map(([name, inner]) => [name, sample(inner)]));
}

/** One of each that the server's own description has under a name, such as `FencesChoice`. */
export function declared<T>(name: string): T[] {
  return (SCHEMAS[name]?.oneOf ?? []).map((one) => sample(one) as T);
}
