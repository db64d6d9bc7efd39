import type { TestEngine } from '../../../testing/engines';
import { addContest, addEntry, addGame } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';

/** Kick-offs of week 1 of 2022: Thursday night and Sunday 1:00 PM in New York; and the opening of week 2. */
export const THURSDAY = Date.parse('2022-09-09T00:20:00Z');
export const SUNDAY = Date.parse('2022-09-11T17:00:00Z');
export const WEEK_2_OPENS = Date.parse('2022-09-13T10:00:00Z');

/**
 * A site before week 1. Ann and Bob are in the league, Carl is an administrator without an entry. `thursday` and `sunday` are games of the
 * week, `postponed` is off the board, `next` belongs to week 2, and `college` is no game of this contest.
 */
export async function __id__League(engine: TestEngine) {
  const db = await engine.open();
  const site = await testSite(db);
  const users = {
    ann: await addAccount(db, 'Ann', 'secret'),
    bob: await addAccount(db, 'Bob', 'secret'),
    carl: await addAccount(db, 'Carl', 'secret', { isAdmin: true }),
  };
  const contest = await addContest(db, { contest_type: '__id__', name: 'League' });
  const entries = {
    ann: await addEntry(db, { contest_id: contest, user_id: users.ann, entry_name: 'Ann' }),
    bob: await addEntry(db, { contest_id: contest, user_id: users.bob, entry_name: 'Bob' }),
  };
  const games = {
    thursday: await addGame(db, { team1: 'Bears', abbrev1: 'CHI', kickoff_at: THURSDAY }),
    sunday: await addGame(db, { team1: 'Lions', abbrev1: 'DET', team2: 'Jets', abbrev2: 'NYJ', kickoff_at: SUNDAY }),
    postponed: await addGame(db, { state: 'postponed' }),
    college: await addGame(db, { sport: 'NCAA' }),
    next: await addGame(db, { week_start: '2022-09-13', kickoff_at: Date.parse('2022-09-18T17:00:00Z') }),
  };
  const as = { ann: basic('Ann', 'secret'), bob: basic('Bob', 'secret'), carl: basic('Carl', 'secret') };
  const page = async (who: keyof typeof as) => {
    const { data, error } = await site.call('GET __id__/pagedata', { as: as[who], query: {} });
    if (!data) throw new Error(error.message);
    return data;
  };
  return {
    ...site,
    users,
    contest,
    entries,
    games,
    as,
    page,
    pick: (who: keyof typeof entries, game: keyof typeof games, side: 1 | 2 = 1) =>
      site.call('POST __id__/pick', { as: as[who], body: { entry_id: entries[who], event_id: games[game], side } }),
    pickOf: async (who: keyof typeof as, of: keyof typeof entries) => (await page(who)).picks.data.find(({ ID }) => ID === entries[of]),
  };
}

export type League = Awaited<ReturnType<typeof __id__League>>;
