import type { FootballConfigRow, HistoryPickRow, HistoryWeekRow } from '@poolhouse/contract';
import type { Words } from '../explain/explain.rules';

export interface PastWeek {
  week: number;
  wins: number;
  losses: number;
  /** By slot; null where there is nothing to show. */
  cells: (HistoryPickRow | null)[];
}

/** One row per week in which something is known, first week first. `slots` is the number of picks in a week. */
export function pastWeeks(picks: readonly HistoryPickRow[], weeks: readonly HistoryWeekRow[], slots: number): PastWeek[] {
  const rows = new Map<number, PastWeek>();
  const rowOf = (week: number): PastWeek => {
    const row = rows.get(week) ?? { week, wins: 0, losses: 0, cells: Array<HistoryPickRow | null>(slots).fill(null) };
    rows.set(week, row);
    return row;
  };
  for (const { Week, Wins, Losses } of weeks) Object.assign(rowOf(Week), { wins: Wins, losses: Losses });
  for (const pick of picks) {
    if (pick.slot >= 1 && pick.slot <= slots && (pick.Pick !== '' || pick.Result !== null)) rowOf(pick.Week).cells[pick.slot - 1] = pick;
  }
  return [...rows.values()].sort((a, b) => a.week - b.week);
}

/** The last week that is over, as a season's board of its latest week tells it; 0 where none is, or nothing is known of it. */
export function lastOver(config: Pick<FootballConfigRow, 'Week' | 'WeekOver'> | undefined): number {
  if (!config) return 0;
  return config.WeekOver === 1 ? config.Week : config.Week - 1;
}

const OUTCOME: Record<number, string> = { 1: 'covered', 0: 'no cover', [-1]: 'covering now', [-2]: 'no cover yet', 3: 'to come' };

/**
 * The sentence behind a chip as far as the row alone tells it: 'BUF −5.5: covered.' The board of the week tells more.
 * A slot without a team is sealed (3), or was missed.
 */
export function briefly(pick: Pick<HistoryPickRow, 'Pick' | 'Abbrev' | 'Spread' | 'Result' | 'Push'>, words: Pick<Words, 'line'>): string {
  if (pick.Pick === '') return pick.Result === 3 ? 'Picked. The team is shown at kickoff.' : 'No pick. It counts as a loss.';
  const line = pick.Spread === null ? '' : ` ${words.line(pick.Spread)}`;
  const outcome = pick.Push
    ? pick.Result === 0
      ? 'a push, counts as a loss'
      : 'pushing now, a push counts as a loss'
    : OUTCOME[pick.Result ?? NaN];
  return `${pick.Abbrev || pick.Pick}${line}: ${outcome ?? 'no result, counts for nobody'}.`;
}
