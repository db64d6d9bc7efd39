import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import type { WinTotal } from './total-row.rules';

/** What is kept of these seasons, by `2024:BUF`. */
export async function knownTotals(tx: Tx, seasons: readonly number[]): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('nfl_win_totals').selectAll().where('season', 'in', seasons).execute();
  return new Map(rows.map(({ season, abbrev, line }) => [keyOf({ season, abbrev }), line]));
}

export function keyOf({ season, abbrev }: Pick<WinTotal, 'season' | 'abbrev'>): string {
  return `${season}:${abbrev}`;
}

/** Keeps totals that are new or differ. */
export async function keepTotals(tx: Tx, invalidate: Invalidate, totals: readonly WinTotal[]): Promise<void> {
  for (const total of totals) {
    await tx
      .insertInto('nfl_win_totals')
      .values(total)
      .onConflict((conflict) => conflict.columns(['season', 'abbrev']).doUpdateSet({ line: total.line }))
      .execute();
    invalidate(tag.winTotals(total.season));
  }
}
