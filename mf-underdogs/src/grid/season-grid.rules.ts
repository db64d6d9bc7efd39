import type { UnderdogsConfigRow, UnderdogsPickRow, UnderdogsStandingRow, UnderdogsUserRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';
import { tallyOf, type Tally } from '../standing/tally.rules';

export interface GridRow {
  entryId: number;
  name: string;
  mine: boolean;
  tally: Tally;
  /** One per week; null where no pick is in. */
  cells: (UnderdogsPickRow | null)[];
}

export interface SeasonGrid {
  /** The contest's first to the current one. */
  weeks: number[];
  rows: GridRow[];
  /** What all entries did in each week. */
  byWeek: Tally[];
  total: Tally;
}

/** Everybody's picks up to the current week, in the order of the standings. Planned picks are no part of it. */
export function seasonGrid(
  users: readonly UnderdogsUserRow[],
  picks: readonly UnderdogsPickRow[],
  standings: readonly UnderdogsStandingRow[],
  { week, FirstWeek: first = 1 }: Pick<UnderdogsConfigRow, 'week' | 'FirstWeek'>,
): SeasonGrid {
  const weeks = Array.from({ length: Math.max(0, week - first + 1) }, (_, i) => i + first);
  const shown = picks.filter((pick) => pick.week <= week);
  const at = new Map(shown.map((pick) => [`${pick.entry_id}-${pick.week}`, pick]));
  const place = new Map(standings.map((row) => [row.ID, row.Rank]));
  const rows = users.map(({ entry_id: entryId, entry_name: name, mine }): GridRow => ({
    entryId,
    name,
    mine: mine === 1,
    tally: tallyOf(shown.filter((pick) => pick.entry_id === entryId)),
    cells: weeks.map((n) => at.get(`${entryId}-${n}`) ?? null),
  }));
  const rank = (row: GridRow): number => place.get(row.entryId) ?? Infinity;
  rows.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)) || byText(a.name, b.name));
  return { weeks, rows, byWeek: weeks.map((n) => tallyOf(shown.filter((pick) => pick.week === n))), total: tallyOf(shown) };
}
