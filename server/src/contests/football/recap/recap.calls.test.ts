import { describeByTurns } from '../../../testing/engines';
import { finish, playLate } from '../../../testing/scores.store';
import { footballLeague, MONDAY, saveOf, THURSDAY, WEEK_2_OPENS, type Choice } from '../testing/football-league';

const HOUR = 3_600_000;

describeByTurns('the recap of a football week', (engine) => {
  /** Ann has five home sides, Bob the away side of Monday's game instead. */
  async function league() {
    const of = await footballLeague(engine);
    of.clock.set(THURSDAY - HOUR);
    const home = (...games: number[]) => games.map((game): Choice => [game, 'H']);
    const save = (name: 'ann' | 'bob', choices: readonly Choice[]) =>
      of.call('GET football/makepicks', { as: of.as[name], query: saveOf(of, of.entries[name], choices) });
    expect((await save('ann', home(0, 1, 2, 3, 6))).status).toBe(200);
    expect((await save('bob', [...home(0, 1, 2, 3), [6, 'A']])).status).toBe(200);
    const recap = async (as: keyof typeof of.as = 'ann', query: { week?: number } = {}) =>
      of.call('GET football/recap', { as: of.as[as], query: { contest_id: of.contest, ...query } });
    const rows = async (as?: keyof typeof of.as, query?: { week?: number }) => (await recap(as, query)).data!;
    const ended = async () => {
      for (const game of [...of.games.slice(0, 6), of.noLine]) await finish(of.db, game, 10, 20);
      of.clock.set(MONDAY + HOUR);
      await playLate(of.db, of.games[6]!, 20, 20);
      await finish(of.db, of.games[6]!, 20, 27);
      of.clock.set(MONDAY + 4 * HOUR);
    };
    return { ...of, recap, rows, ended };
  }

  it('is not there before the last result, and says how many games are open', async () => {
    const { rows, games, noLine, db, clock, app } = await league();
    for (const game of [...games.slice(0, 6), noLine]) await finish(db, game, 10, 20);
    clock.set(MONDAY + HOUR);
    const { config, standings, facts, winner, mine, said } = await rows();
    expect(config.data[0]).toMatchObject({ Week: 1, Over: 0, Open: 1, OpenAt: new Date(MONDAY).toISOString(), Headline: '', Mine: '' });
    expect([standings, facts, winner, mine, said].map(({ data }) => data)).toEqual([[], [], [], [], []]);
    await app.close();
  });

  it('tells the week to who is in the pool, each their own, and made anew by a correction', async () => {
    const { rows, recap, ended, games, db, clock, call, as, contest, app } = await league();
    await ended();
    const post = { Message: 'I had started to spend it.', contest_id: contest };
    expect((await call('POST football/smack', { as: as.bob, body: post })).status).toBe(200);
    const { config, facts, winner, mine, standings, said } = await rows('bob');
    expect(config.data[0]).toMatchObject({
      ...{ Week: 1, Over: 1, Open: 0, Dates: 'Sep 8–12', Perfect: 1, Headline: "Ann's Aces", Says: '5–0 and all 13 points' },
      ...{ Won: 9, Lost: 1, Pushed: 0, Mine: '4–1. One pick short: Away6 +3.5 lost by 3.5.' },
    });
    expect(facts.data.map(({ ID }) => ID)).toEqual(['swing', 'bad_beat', 'alone', 'crowd', 'next']);
    expect(facts.data.find(({ ID }) => ID === 'bad_beat')!.Head).toBe('Bob, Away6 +3.5');
    expect(winner.data.map(({ Abbrev, Result }) => [Abbrev, Result])).toEqual(['H0', 'H1', 'H2', 'H3', 'H6'].map((team) => [team, 1]));
    expect(mine.data.map(({ Result }) => Result)).toEqual([1, 1, 1, 1, 0]);
    expect(standings.data.map(({ EntryName, Wins, Rank }) => [EntryName, Wins, Rank])).toEqual([
      ["Ann's Aces", 5, 1],
      ['Bob', 4, 2],
      ['Eve', 0, 3],
    ]);
    expect(said.data).toMatchObject([{ EntryName: 'Bob', Message: 'I had started to spend it.' }]);
    expect((await recap('dan')).status).toBe(404);

    clock.set(WEEK_2_OPENS + HOUR);
    expect((await rows('bob')).config.data[0]).toMatchObject({ Week: 1, ShowWeek: 2, Over: 1 });
    expect((await rows('bob', { week: 2 })).config.data[0]).toMatchObject({ Week: 2, Over: 0, Open: 1 });
    await finish(db, games[6]!, 27, 20);
    expect((await rows('bob')).config.data[0]).toMatchObject({ Headline: 'Bob', Mine: '5–0.' });
    await app.close();
  });

  it('refuses a week that there is none of', async () => {
    const { recap, app } = await league();
    expect((await recap('ann', { week: 29 })).status).toBe(400);
    await app.close();
  });
});
