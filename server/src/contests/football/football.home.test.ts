import { describeByTurns } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { finish, play } from '../../testing/scores.store';
import { footballLeague, saveOf, SUNDAY, THURSDAY, WEEK_2_OPENS, type FootballLeague, type Choice } from './testing/football-league';

const PICKS: Choice[] = [
  [0, 'A'],
  [1, 'H', 1],
  [2, 'A'],
  [3, 'A'],
  [4, 'A'],
];
const NOTHING = { contests: { data: [] }, live: { data: [] }, locks: { data: [] } };

type Read = { data: Record<string, unknown>; __delta: string; __whole?: boolean };

describeByTurns('home of a football player', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });

  const home = async (as: string) => {
    const { data, error } = await league.call('GET utils/home', { as });
    if (!data) throw new Error(error?.message);
    return data;
  };
  const read = async (url: string, as: string) =>
    (await league.inject({ method: 'GET', url, headers: { authorization: as } })).json<Read>();
  const save = (who: 'ann' | 'bob', choices: readonly Choice[]) =>
    league.call('GET football/makepicks', { as: league.as[who], query: saveOf(league, league.entries[who], choices) });

  it('goes from what is to do over what locks next to what is on', async () => {
    const { as, clock, db, games } = league;
    expect(await home(as.ann)).toMatchObject({
      contests: {
        data: [
          {
            ID: `Football-${league.entries.ann}`,
            contest: 'Football',
            pool: 'League',
            href: `/football?contest=${league.contest}`,
            note: 'Week 1',
            done: 0,
            state: 'No picks yet',
            next: new Date(THURSDAY).toISOString(),
            next_label: 'Next kickoff',
            live: 0,
            rank: null,
            rank_shared: 0,
            of: 3,
            overall_rank: null,
            overall_shared: 0,
            action: 'Make picks',
            action_href: `/football/makepicks?entry=${league.entries.ann}`,
          },
        ],
      },
      live: { data: [] },
      locks: { data: [] },
    });
    await save('ann', PICKS);
    const made = await home(as.ann);
    expect(made.contests.data[0]).toMatchObject({ done: 1, state: '5 of 5 saved', action: '', action_href: '' });
    expect(made.locks.data.map(({ contest, pick, spread, line_locked }) => [contest, pick, spread, line_locked])).toEqual([
      ['Football', 'Away0', 3.5, 0],
      ['Football', 'Home1', -3.5, 1],
      ['Football', 'Away2', 3.5, 0],
      ['Football', 'Away3', 3.5, 0],
      ['Football', 'Away4', 3.5, 0],
    ]);

    clock.set(THURSDAY);
    await play(db, games[0]!, 10, 7);
    const on = await home(as.ann);
    expect(on.live.data).toEqual([
      expect.objectContaining({
        contest: 'Football',
        pick: 'Away0 +3.5',
        need: 'Home0 need 7',
        score: '10–7',
        result: -1,
        push: 0,
        href: `/football?contest=${league.contest}&game=${games[0]}`,
        at: new Date(THURSDAY).toISOString(),
      }),
    ]);
    expect(on.contests.data[0]).toMatchObject({ live: 1, next: new Date(SUNDAY).toISOString() });
    expect(on.locks.data).toHaveLength(4);

    await finish(db, games[0]!, 10, 13);
    const later = await home(as.ann);
    expect([later.live.data, later.contests.data[0]]).toEqual([[], expect.objectContaining({ live: 0, rank: 1, rank_shared: 0 })]);
    clock.set(WEEK_2_OPENS);
    expect((await home(as.ann)).contests.data[0]).toMatchObject({ note: 'Week 2', state: 'No picks yet' });
  });

  it('never tells of what others have picked', async () => {
    await save('ann', PICKS);
    const { as, clock } = league;
    const text = async () => JSON.stringify(await home(as.bob));
    expect(await text()).not.toMatch(/Away|Home\d/);
    clock.set(THURSDAY);
    await play(league.db, league.games[0]!, 10, 7);
    expect(await text()).not.toMatch(/Away|Home\d/);
    expect((await home(as.bob)).contests.data[0]).toMatchObject({ live: 1, state: 'No picks yet' });
    expect(await home(as.carl)).toEqual(NOTHING);
  });

  it('has nothing for an administrator without an entry, for who is in no contest, and for an entry that was removed', async () => {
    await save('ann', PICKS);
    expect(await home(league.as.carl)).toEqual(NOTHING);
    const first = await read('/api/v1/utils/home', league.as.ann);
    const gone = await league.call('POST ad/remove_contest_entry', {
      as: league.as.carl,
      body: { entry_id: league.entries.ann, user_id: league.users.ann },
    });
    expect(gone.error).toBeUndefined();
    expect(await home(league.as.ann)).toEqual(NOTHING);
    expect(await read(first.__delta, league.as.ann)).toMatchObject({ data: NOTHING, __whole: true });
  });

  it('of two contests tells what each entry needs, and the picks of both', async () => {
    const { db, as, users, entries } = league;
    const office = await addContest(db, { name: 'Office' });
    const entry = await addEntry(db, { contest_id: office, user_id: users.ann, entry_name: 'Ann at work' });
    await save('ann', PICKS);
    const rows = async () => (await home(as.ann)).contests.data.map(({ ID, pool, state, action_href }) => [ID, pool, state, action_href]);
    const saved = [`Football-${entries.ann}`, 'League', '5 of 5 saved', ''];
    const open = `/football/makepicks?entry=${entry}`;
    expect(await rows()).toEqual(expect.arrayContaining([saved, [`Football-${entry}`, 'Office', 'No picks yet', open]]));
    await league.call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entry, [
        [5, 'H'],
        [0, 'A'],
      ]),
    });
    expect(await rows()).toEqual(expect.arrayContaining([saved, [`Football-${entry}`, 'Office', '2 of 5 saved', open]]));
    const { locks } = await home(as.ann);
    expect(locks.data.map(({ pool, pick }) => `${pool} ${pick}`).sort()).toEqual([
      'League Away0',
      'League Away2',
      'League Away3',
      'League Away4',
      'League Home1',
      'Office Away0',
      'Office Home5',
    ]);
  });

  it('is told of the present season alone', async () => {
    const { db, as, users } = league;
    const old = await addContest(db, { name: 'League', year: 2021 });
    await addEntry(db, { contest_id: old, user_id: users.ann, entry_name: 'Ann then' });
    expect((await home(as.ann)).contests.data).toEqual([expect.objectContaining({ note: 'Week 1' })]);
  });

  it('a poll gets what changed alone, and an unchanged home costs no query', async () => {
    const first = await read('/api/v1/utils/home', league.as.ann);
    await read(first.__delta, league.as.ann);
    await save('ann', PICKS);
    const delta = await read(first.__delta, league.as.ann);
    expect(Object.keys(delta.data)).toEqual(['contests', 'locks']);
    const asked = jest.spyOn(league.db, 'read');
    expect(await read(delta.__delta, league.as.ann)).toEqual({ data: {} });
    expect(await read(delta.__delta, league.as.ann)).toEqual({ data: {} });
    expect(asked).not.toHaveBeenCalled();
  });
});
