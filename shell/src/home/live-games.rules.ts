import type { HomeLiveRow } from '@poolhouse/contract';

/** A game on now, and what the player has in it, of whatever contest. */
export interface LiveGame {
  readonly game: HomeLiveRow;
  readonly stakes: readonly HomeLiveRow[];
}

/** One game for all rows that tell of it, in their order. */
export function liveGames(rows: readonly HomeLiveRow[]): LiveGame[] {
  const games = new Map<string, { game: HomeLiveRow; stakes: HomeLiveRow[] }>();
  for (const row of rows) {
    const key = [row.at, row.team1, row.team2].join('|');
    const known = games.get(key);
    if (known) known.stakes.push(row);
    else games.set(key, { game: row, stakes: [row] });
  }
  return [...games.values()];
}
