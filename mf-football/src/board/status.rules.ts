import type { FootballPickRow, FootballStandingRow } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/shared-ui';

export interface MyWeek {
  wins: number;
  losses: number;
  winning: number;
  losing: number;
  toStart: number;
  /** Picks that are in, of all states. */
  in: number;
}

/** What my picks of the viewed week stand at. */
export function myWeek(picks: readonly FootballPickRow[], entryId: number, standing: FootballStandingRow | undefined): MyWeek {
  const mine = picks.filter((pick) => pick.entry_id === entryId);
  const count = (code: number): number => mine.filter((pick) => pick.Result === code).length;
  return {
    wins: standing?.Wins ?? 0,
    losses: standing?.Losses ?? 0,
    winning: count(-1),
    losing: count(-2),
    toStart: count(3),
    in: standing?.PicksIn ?? 0,
  };
}

/** '2 winning, 1 to start': only the parts that are not zero. */
export function myWeekNote(week: MyWeek, slots: number): string {
  const parts = [
    [week.winning, 'winning'],
    [week.losing, 'losing'],
    [week.toStart, 'to start'],
  ] as const;
  const counts = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
  if (counts.length > 0) return formatList(counts);
  return week.wins + week.losses > 0 ? '' : `${week.in} of ${plural(slots, 'pick')} in`;
}

/** Wins between an entry and the leader; 0 for the leader. */
export function winsBack(rows: readonly FootballStandingRow[], mine: FootballStandingRow): number {
  return Math.max(0, ...rows.map((row) => row.Wins)) - mine.Wins;
}
