import type { FootballRulesRow } from '@poolhouse/contract';

/** 14 entries at 40 points: 560 = 15 × 30 + 60 + 30 + 15 + 5 left over. */
export function aRulesRow(over: Partial<FootballRulesRow> = {}): FootballRulesRow {
  return {
    ID: 1,
    contest_id: 3,
    contest_name: 'Oak Street Pool',
    Year: 2026,
    NumEntries: 14,
    PointsPerEntry: 40,
    PointsPerWeek: 30,
    OverallPoints: '60,30',
    CigarPoints: 15,
    Pot: 560,
    PicksPerWeek: 5,
    Weeks: 15,
    ...over,
  };
}
