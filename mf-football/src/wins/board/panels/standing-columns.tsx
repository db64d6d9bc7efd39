import type { WinsStandingRow } from '@poolhouse/contract';
import { figure, type Column } from '@poolhouse/shared-ui/board';

/** A column only where somebody has a tie: most weeks have none. */
export function tiesColumn(rows: readonly WinsStandingRow[]): Column<WinsStandingRow>[] {
  return rows.some((row) => row.Ties > 0) ? [figure<WinsStandingRow>('Ties', (row) => row.Ties)] : [];
}

/** The total row. */
export function totalsOf(rows: readonly WinsStandingRow[]): Pick<WinsStandingRow, 'Wins' | 'Losses' | 'Ties' | 'Points'> {
  const sum = { Wins: 0, Losses: 0, Ties: 0, Points: 0 };
  for (const row of rows) for (const key of ['Wins', 'Losses', 'Ties', 'Points'] as const) sum[key] += row[key];
  return sum;
}

/** Whether anything is decided: before that nobody stands anywhere. */
export const playedIn = ({ Wins, Losses, Ties }: Pick<WinsStandingRow, 'Wins' | 'Losses' | 'Ties'>): boolean => Wins + Losses + Ties > 0;
