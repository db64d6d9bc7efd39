import type { Tx } from '../../ground/db/database';
import { weekStartOf } from '../../sport/games/week.rules';
import type { OpenPicks, PickSource } from '../../sport/reminders/pick-source';
import { entryById } from '../entries/entries.store';
import type { Memories } from '../memories';
import { contestsOn, contestWords } from '../seasons/contests-on';
import { weekStart, type Calendar } from '../weeks/calendar';
import { __id__Kind } from './__id__.kind';
import { pickOfWeek } from './__id__.store';
import { openGames } from './home.rules';
import { readSeason } from './season';

/** Whose pick is not in, in the week that is on. */
export function missingPicks(memories: Memories): PickSource {
  const ofContest = async (tx: Tx, contestId: number, calendar: Calendar, now: number): Promise<OpenPicks[]> => {
    const { contest, entries, week, games, picks } = await readSeason(tx, memories, { contestId, calendar, now });
    const start = weekStart(calendar, week);
    const locks = openGames(games, now).map((game) => ({ at: game.kickoffAt, game: `${game.team1} at ${game.team2}` }));
    // Before the season and after its last week none is on.
    if (start === undefined || start !== weekStartOf(now) || locks.length === 0) return [];
    return entries
      .filter(({ id }) => !picks.get(id)?.has(week))
      .map(({ id, userId, name }) => ({
        userId,
        entryId: id,
        entryName: name,
        contestId,
        contestName: contest.name,
        week,
        round: `week ${week}`,
        begins: 'kicks off',
        weekStart: start,
        picks: 1,
        missing: 1,
        locks,
        path: `${__id__Kind.path}?contest=${contestId}&entry=${id}`,
      }));
  };

  return {
    async rounds(tx, now, only) {
      return (await contestsOn(tx, memories, __id__Kind, { now, only })).map(({ contest, calendar }) => ({
        contestId: contest.id,
        words: contestWords(contest),
        read: (tx) => ofContest(tx, contest.id, calendar, now),
      }));
    },
    async missingNow(tx, { entryId, week }) {
      return !(await entryById(tx, entryId)) || (await pickOfWeek(tx, entryId, week)) ? 0 : 1;
    },
  };
}
