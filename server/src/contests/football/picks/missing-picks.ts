import { PICKS_PER_WEEK } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { hasKickedOff } from '../../../sport/games/game.rules';
import { gamesOfWeek } from '../../../sport/games/games.store';
import { weekStartOf } from '../../../sport/games/week.rules';
import type { OpenPicks, PickSource } from '../../../sport/reminders/pick-source';
import type { Contest } from '../../contest';
import { footballKind } from '../football.kind';
import { entryById } from '../../entries.store';
import { currentWeek, type Readers } from '../board/board';
import { weekStart } from '../../weeks/calendar';
import { readFootballCalendar } from '../football-weeks';
import { picksOfEntry, picksOfWeeks } from '../football.store';

/** Whose football picks are not all in, in the week that is on. */
export function footballMissingPicks(readers: Readers): PickSource {
  const { directory } = readers;

  const ofContest = async (tx: Tx, contest: Contest, now: number): Promise<OpenPicks[]> => {
    const calendar = await readFootballCalendar(tx, contest.year);
    const week = await currentWeek(tx, readers, { contest, calendar, now });
    const start = weekStart(calendar, week);
    // Before the season and after its last week none is on.
    if (start === undefined || start !== weekStartOf(now)) return [];
    const games = (await gamesOfWeek(tx, start, footballKind.sports)).filter(
      (game) => game.state === 'scheduled' && game.spread2 !== null && !hasKickedOff(game, now),
    );
    if (games.length === 0) return [];
    const locks = games.map((game) => ({ at: game.kickoffAt, game: `${game.team1} at ${game.team2}` }));
    const counts = new Map<number, number>();
    for (const pick of await picksOfWeeks(tx, contest.id, [week])) counts.set(pick.entryId, (counts.get(pick.entryId) ?? 0) + 1);
    const entries = (await directory.readIn(tx)).entriesByContest.get(contest.id) ?? [];
    return entries
      .map((entry) => ({ entry, missing: PICKS_PER_WEEK - (counts.get(entry.id) ?? 0) }))
      .filter(({ missing }) => missing > 0)
      .map(({ entry, missing }) => ({
        userId: entry.userId,
        entryId: entry.id,
        entryName: entry.name,
        contestName: contest.name,
        week,
        round: `week ${week}`,
        begins: 'kicks off',
        weekStart: start,
        picks: PICKS_PER_WEEK,
        missing,
        locks,
        path: `${footballKind.path}/makepicks`,
      }));
  };

  return {
    read: async (tx, now) => {
      const { contests } = await directory.readIn(tx);
      const open: OpenPicks[] = [];
      for (const contest of contests) if (contest.type === footballKind.type) open.push(...(await ofContest(tx, contest, now)));
      return open;
    },
    missingNow: async (tx, { entryId, week }) =>
      (await entryById(tx, entryId)) ? PICKS_PER_WEEK - (await picksOfEntry(tx, entryId, week)).length : 0,
  };
}
