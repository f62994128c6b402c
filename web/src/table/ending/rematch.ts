/** The same table once more; who has it already is taken there. */
import type { TableInfo } from "../../lib/net/types";
import { mine } from "../../lib/site/mine.svelte";
import { route } from "../../lib/site/route.svelte";
import type { TableModel } from "../../lib/table/table.svelte";

export async function rematch(model: TableModel, bots = ""): Promise<void> {
  const wish = bots ? `rematch?bots=${bots}` : "rematch";
  const table = model.info?.rematch ? { id: model.info.rematch } : await model.call<TableInfo>(wish);
  if (!table) return;
  mine.keep(table.id, model.game, model.tokens);
  route.go(`/t/${table.id}`);
}
