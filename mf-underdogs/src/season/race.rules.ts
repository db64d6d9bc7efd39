import type { UnderdogsPickRow, UnderdogsUserRow } from '@poolhouse/contract';
import type { RaceEntry } from '@poolhouse/shared-ui/season';
import { compareTallies, tallyOf } from '../standing/tally.rules';

/** The season after each week that has a result, for every entry: what the race is drawn from. */
export function raceRows(
  users: readonly Pick<UnderdogsUserRow, 'entry_id' | 'entry_name'>[],
  picks: readonly UnderdogsPickRow[],
): RaceEntry[] {
  const graded = picks.filter((pick) => pick.Grade !== '');
  const weeks = [...new Set(graded.map((pick) => pick.week))].sort((a, b) => a - b);
  return weeks.flatMap((week) => {
    const until = graded.filter((pick) => pick.week <= week);
    const tallies = users.map((user) => ({ user, tally: tallyOf(until.filter((pick) => pick.entry_id === user.entry_id)) }));
    return tallies.map(({ user, tally }): RaceEntry => ({
      entry_id: user.entry_id,
      EntryName: user.entry_name,
      Week: week,
      value: tally.wins,
      Rank: 1 + tallies.filter((other) => compareTallies(other.tally, tally) < 0).length,
    }));
  });
}
