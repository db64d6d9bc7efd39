import type { FootballConfigRow, FootballStandingRow } from '@poolhouse/contract';

/** The week whose recap the board leads to: its own once it is over, the one before until a result is there; 0 for none. */
export function recapWeek(
  { Week, ShowWeek, FirstWeek = 1, WeekOver }: Pick<FootballConfigRow, 'Week' | 'ShowWeek' | 'FirstWeek' | 'WeekOver'>,
  week: readonly Pick<FootballStandingRow, 'Wins' | 'Losses'>[],
): number {
  const decided = week.some(({ Wins, Losses }) => Wins + Losses > 0);
  if (WeekOver === 1) return decided ? Week : 0;
  return !decided && Week === ShowWeek && Week > FirstWeek ? Week - 1 : 0;
}
