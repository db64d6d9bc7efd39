import { SEASON_OPENS } from '../../testing/context';
import { describeByTurns } from '../../testing/engines';
import { finish, play } from '../../testing/scores.store';
import {
  footballLeague,
  MONDAY,
  saveOf,
  SUNDAY,
  THURSDAY,
  WEEK_2_OPENS,
  type FootballLeague,
  type Choice,
} from './testing/football-league';

const PICKS: Choice[] = [
  [0, 'A'],
  [1, 'H', 1],
  [2, 'A'],
  [3, 'A'],
  [4, 'A'],
];

describeByTurns('a football week', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });

  const page = async (as: string, query = {}) => {
    const { data, error } = await league.call('GET football/pagedata', { as, query });
    if (!data) throw new Error(error?.message);
    return data;
  };
  const save = (who: 'ann' | 'bob', choices: readonly (Choice | null)[]) =>
    league.call('GET football/makepicks', { as: league.as[who], query: saveOf(league, league.entries[who], choices) });

  it('goes from an empty page over picks and scores to paid points', async () => {
    const { as, games, entries, clock, db } = league;
    expect((await save('ann', PICKS)).status).toBe(200);
    const before = await page(as.bob);
    expect(before.config.data[0]).toMatchObject({
      contest_id: league.contest,
      EntryName: 'Bob',
      Week: 1,
      ShowWeek: 1,
      Weeks: 15,
      Year: 2022,
      Years: '2022',
      PointsThisWeek: 13,
      PointsForward: 0,
      NumEntries: 3,
      WeekOver: 0,
      NextKickoff: new Date(THURSDAY).toISOString(),
    });
    expect(before.picks.data).toHaveLength(5);
    expect(before.picks.data[0]).toMatchObject({
      EntryName: "Ann's Aces",
      Pick: '',
      Abbrev: '',
      event_id: null,
      Spread: null,
      Result: 3,
      Day: '',
      LockedAt: '',
    });
    expect(before.standings.data.find((row) => row.ID === `w${entries.ann}`)).toMatchObject({ PicksIn: 5, Wins: 0, Losses: 0, Rank: 1 });
    expect(before.popular.data).toEqual([]);
    expect((await page(as.ann)).picks.data[1]).toMatchObject({
      Pick: 'Home1',
      Abbrev: 'H1',
      Spread: -3.5,
      Result: 3,
      LockedAt: new Date(SEASON_OPENS).toISOString(),
    });

    clock.set(THURSDAY);
    await finish(db, games[0]!, 10, 13);
    const opened = await page(as.bob);
    expect(opened.picks.data[0]).toMatchObject({ Pick: 'Away0', Spread: 3.5, Result: 1, Push: 0 });
    expect(opened.picks.data[1]).toMatchObject({ Pick: '', Result: 3 });
    expect(opened.popular.data).toEqual([expect.objectContaining({ Pick: 'Away0', Count: 1, Result: 1 })]);
    expect(opened.scores.data.find((row) => row.ID === games[0])).toMatchObject({
      picks_winning: "Ann's Aces",
      picks_losing: '',
      covering: 1,
      started: 1,
      timeLeft: '0:00',
      status: 'Final',
    });

    clock.set(MONDAY);
    for (const [n, game] of games.slice(1).entries()) await finish(db, game, n === 0 ? 0 : 20, n === 0 ? 40 : 20);
    const over = await page(as.bob);
    expect(over.config.data[0]).toMatchObject({ WeekOver: 0, PointsThisWeek: 13 });
    clock.set(WEEK_2_OPENS);
    const next = await page(as.bob);
    expect(next.config.data[0]).toMatchObject({ Week: 2, ShowWeek: 2, PointsThisWeek: 13 });
    const last = await page(as.bob, { week: 1 });
    const row = (id: string) => last.standings.data.find((one) => one.ID === id);
    expect(row(`w${entries.ann}`)).toMatchObject({ Wins: 5, Losses: 0, Points: 13, Rank: 1 });
    expect(row(`w${entries.bob}`)).toMatchObject({ Wins: 0, Losses: 5, Points: 0, Rank: 2 });
    expect(row(`w${entries.eve}`)).toMatchObject({ Rank: 2 });
    expect(row(`o${entries.ann}`)).toMatchObject({ Week: 0, Wins: 5, Points: 13, Moved: 0 });
    expect(last.sidebet.data).toEqual([expect.objectContaining({ EntryName: "Ann's Aces", Wins: 5, Rank: 1 })]);
  });

  it('follows a corrected score, and counts five wins against one loss apart', async () => {
    await save('ann', PICKS);
    league.clock.set(MONDAY);
    for (const game of league.games.slice(0, 6)) await finish(league.db, game, 20, 20);
    expect((await page(league.as.ann)).standings.data[0]).toMatchObject({ Wins: 4, Losses: 1 });
    await finish(league.db, league.games[1]!, 0, 20);
    expect((await page(league.as.ann)).standings.data[0]).toMatchObject({ Wins: 5, Losses: 0 });
    await finish(league.db, league.games[2]!, 30, 0);
    league.clock.set(WEEK_2_OPENS);
    expect((await page(league.as.bob)).cigar.data).toEqual([]);
    await finish(league.db, league.games[2]!, 0, 30);
    const nobody = await page(league.as.bob);
    expect(nobody.cigar.data).toEqual([{ ID: league.entries.ann, EntryName: "Ann's Aces", Weeks41: 1, Wins: 4, Rank: 1 }]);
    expect(nobody.config.data[0]).toMatchObject({ Week: 2, PointsThisWeek: 26, PointsForward: 13 });
  });

  it('answers polls with what changed alone', async () => {
    await save('ann', PICKS);
    const read = async (url: string) =>
      (await league.inject({ method: 'GET', url, headers: { authorization: league.as.bob } })).json<{
        data: Record<string, { data: object[] }>;
        __delta: string;
      }>();
    const first = await read('/api/v1/football/pagedata?ts=1');
    expect(first.__delta).toContain(`/api/v1/football/pagedata?contest_id=${league.contest}&`);
    expect((await read(first.__delta)).data).toEqual({});
    await league.call('POST football/smack', { as: league.as.ann, body: { Message: 'Hi there', contest_id: league.contest } });
    const delta = await read(first.__delta);
    expect(Object.keys(delta.data)).toEqual(['smack']);
    league.clock.set(THURSDAY);
    const kickedOff = await read(delta.__delta);
    expect(kickedOff.data['picks']!.data).toEqual([expect.objectContaining({ ID: `${league.entries.ann}-1`, Pick: 'Away0' })]);
  });

  it('tells each player alone what their own picks need, and a step of it in few bytes', async () => {
    const { as, clock, db, games } = league;
    await save('ann', PICKS);
    expect((await page(as.bob)).mine?.data).toEqual([]);
    const before = (await page(as.ann)).mine?.data ?? [];
    expect(before.map(({ pick, state, need }) => [pick, state, need])).toContainEqual(['Home1 −3.5', 'to_come', 'Must win by 4']);
    expect(JSON.stringify(before).length).toBeLessThan(2000);

    clock.set(SUNDAY);
    await play(db, games[0]!, 10, 7);
    const read = async (url: string) =>
      (await league.inject({ method: 'GET', url, headers: { authorization: as.ann } })).json<{
        data: { mine?: object };
        __delta: string;
      }>();
    const whole = await read('/api/v1/football/pagedata');
    await play(db, games[0]!, 10, 14);
    const { mine } = (await read(whole.__delta)).data;
    expect(mine).toEqual({
      data: [{ ID: `${games[0]}-1`, need: 'Needs a field goal', near: expect.any(Number), chance: 0.372, score: '10–14', result: -2 }],
    });
    expect(JSON.stringify(mine).length).toBeLessThan(300);
  });

  it('lets picks be changed until kick-off, whole or not at all', async () => {
    await save('ann', PICKS);
    league.clock.set(THURSDAY);
    const refused = await save('ann', [
      [6, 'A'],
      [1, 'A'],
      [2, 'A'],
      [3, 'A'],
      [4, 'A'],
    ]);
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'game_started', fields: { pick1: 'Away0 kicked off at 8:20 PM ET, so pick 1 was not changed.' } },
    });
    const pending = await league.call('GET football/pending_picks', { as: league.as.ann, query: { entry_id: league.entries.ann } });
    expect(pending.data!.current_picks.data[0]).toMatchObject({ Pick1: 'Away0', Pick2: 'Home1', Spread2: -3.5, Sealed1: 0 });
    expect((await save('ann', [[0, 'A'], [2, 'A'], [1, 'A'], null, [5, 'H']])).status).toBe(200);
    const data = (await league.call('GET football/makepicksdata', { as: league.as.ann, query: {} })).data!;
    expect(data.current_picks.data[0]).toMatchObject({
      Pick1: 'Away0',
      Pick2: 'Away2',
      Pick3: 'Away1',
      Pick4: null,
      Pick5: 'Home5',
      Spread2: null,
    });
    expect(data.events.data).toHaveLength(9);
    const linesOf = (game: number) => data.available_picks.data.filter((row) => row.event_id === game).map((row) => row.Spread);
    expect(linesOf(league.games[0]!)).toEqual([null, null]);
    expect(linesOf(league.postponed)).toEqual([null, null]);
    expect(data.entries.data).toEqual([
      { id: league.entries.ann, entry_name: "Ann's Aces", contest_id: league.contest, contest_name: 'League' },
    ]);
  });

  it('lets one of two saves at once win whole', async () => {
    const low: Choice[] = [
      [1, 'A'],
      [2, 'A'],
      [3, 'A'],
      [4, 'A'],
      [5, 'A'],
    ];
    const high = [...low].reverse().map(([n]): Choice => [n, 'H', 1]);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([save('ann', low), save('ann', high), save('ann', low), save('ann', high)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      const row = (await league.call('GET football/pending_picks', { as: league.as.ann, query: { entry_id: league.entries.ann } })).data!
        .current_picks.data[0]!;
      const teams = [row.Pick1, row.Pick2, row.Pick3, row.Pick4, row.Pick5].join();
      expect(['Away1,Away2,Away3,Away4,Away5', 'Home5,Home4,Home3,Home2,Home1']).toContain(teams);
    }
  });

  it('grades a pick whose game left the week as nothing', async () => {
    await save('ann', PICKS);
    await league.db.write(async (tx, invalidate) => {
      await tx
        .updateTable('events')
        .set({ week_start: '2022-09-13', kickoff_at: SUNDAY + 7 * 86_400_000 })
        .where('id', '=', league.games[4]!)
        .execute();
      invalidate('games:2022-09-06');
      invalidate('games:2022-09-13');
    });
    league.clock.set(WEEK_2_OPENS);
    const last = await page(league.as.ann, { week: 1 });
    expect(last.picks.data[4]).toMatchObject({ Pick: 'Away4', Result: null });
    expect((await page(league.as.bob, { week: 1 })).picks.data[4]).toMatchObject({ Pick: '', Result: 3 });
  });
});
