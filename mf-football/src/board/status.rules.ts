import type { FootballPickRow, FootballScoreRow, FootballStandingRow } from '@poolhouse/contract';

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
  return { wins: standing?.Wins ?? 0, losses: standing?.Losses ?? 0, winning: count(-1), losing: count(-2), toStart: count(3), in: standing?.PicksIn ?? 0 };
}

/** '2 winning, 1 to start': only the parts that are not zero. */
export function myWeekNote(week: MyWeek, slots: number): string {
  const parts = [[week.winning, 'winning'], [week.losing, 'losing'], [week.toStart, 'to start']] as const;
  const told = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
  if (told.length > 0) return told.join(', ');
  return week.wins + week.losses > 0 ? '' : `${week.in} of ${slots} picks in`;
}

/** Wins between an entry and the leader; 0 for the leader. */
export function winsBack(rows: readonly FootballStandingRow[], mine: FootballStandingRow): number {
  return Math.max(0, ...rows.map((row) => row.Wins)) - mine.Wins;
}

export function gameCounts(games: readonly FootballScoreRow[]): { live: number; toStart: number } {
  return {
    live: games.filter((game) => game.inProgress).length,
    toStart: games.filter((game) => game.state === 'scheduled' && !game.started).length,
  };
}

/** The next kick-off of the viewed week in epoch ms, null when none is to come. */
export function nextKickoff(games: readonly Pick<FootballScoreRow, 'state' | 'started' | 'day'>[], now: number): number | null {
  const coming = games.filter((game) => game.state === 'scheduled' && !game.started).map((game) => Date.parse(game.day)).filter((at) => at > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}

export function totals(rows: readonly { Wins: number; Losses: number; Points?: number }[]): { wins: number; losses: number; points: number } {
  return rows.reduce((sum, row) => ({ wins: sum.wins + row.Wins, losses: sum.losses + row.Losses, points: sum.points + (row.Points ?? 0) }), { wins: 0, losses: 0, points: 0 });
}

/** When a score of the week was last confirmed, ISO; '' before any. */
export function lastUpdate(games: readonly Pick<FootballScoreRow, 'updated'>[]): string {
  return games.reduce((last, { updated }) => (updated > last ? updated : last), '');
}
