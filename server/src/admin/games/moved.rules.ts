import type { ContestType, MovedRow, StandingLine } from '@poolhouse/contract';

interface Named {
  id: number;
  type: ContestType;
  name: string;
}

/** Whose rank, points or payout would be another one, the highest of now first. */
export function movedRows(contest: Named, before: readonly StandingLine[], after: readonly StandingLine[]): MovedRow[] {
  const then = new Map(after.map((line) => [line.ID, line]));
  return before.flatMap((line) => {
    const next = then.get(line.ID);
    if (!next || (next.Rank === line.Rank && next.Points === line.Points && next.Winnings === line.Winnings && next.Record === line.Record))
      return [];
    return [
      {
        ID: `${contest.id}-${line.ID}`,
        contest_id: contest.id,
        contest_type: contest.type,
        contest_name: contest.name,
        EntryName: line.EntryName,
        Rank: line.Rank,
        RankAfter: next.Rank,
        Points: line.Points,
        PointsAfter: next.Points,
        Winnings: line.Winnings,
        WinningsAfter: next.Winnings,
      },
    ];
  });
}
