/** The best of a player alone, in this browser: the points of won games, else how near a lost one came. */
interface Best {
  table: string;
  value: number;
  won: boolean;
}

export function best(game: string, table: string, value: number, lost: boolean): { value: number; isBest: boolean } {
  const name = `best ${game}`;
  const kept = JSON.parse(localStorage.getItem(name) ?? "null") as Best | null;
  const now: Best = { table, value, won: !lost };
  const better = !kept || Number(now.won) > Number(kept.won) || (now.won === kept.won && now.value > kept.value);
  if (better) localStorage.setItem(name, JSON.stringify(now));
  return { value: Math.abs((better ? now : kept).value), isBest: better || kept.table === table };
}
