import { describeByTurns } from '../../testing/engines';
import { finish, play } from '../../testing/scores.store';
import { SUNDAY } from '../football/testing/football-league';
import { give, winsLeague, type WinsLeague } from './testing/footballwins-league';

describeByTurns('NFL wins on the home page', (engine) => {
  let league: WinsLeague;
  beforeEach(async () => {
    league = await winsLeague(engine);
    await give(league, league.entries.ann, 'BUF', 'Jets');
    await give(league, league.entries.bob, 'KC', 'dal');
    await give(league, league.entries.cat, 'LAR');
  });

  it('is among the contests that sign-in names, and on the home page', async () => {
    const { as, call, clock, db, games } = league;
    const signedIn = await call('POST na/signin', {
      body: { username: 'Bob', password: 'secret' },
      headers: { 'x-application-id': 'test' },
    });
    expect(signedIn.data!.user_contests).toEqual(['FootballWins']);
    const home = async () => (await call('GET utils/home', { as: as.bob })).data!;
    expect((await home()).contests.data).toEqual([
      expect.objectContaining({
        ID: `FootballWins-${league.entries.bob}`,
        contest: 'FootballWins',
        note: 'Week 1',
        done: null,
        state: '2 games to play',
        next: new Date(SUNDAY).toISOString(),
        live: 0,
        rank: null,
        of: 3,
        action: '',
      }),
    ]);
    clock.set(SUNDAY);
    await play(db, games.sfDal, 3, 3);
    await finish(db, games.kcNyj, 30, 20);
    const now = await home();
    expect(now.contests.data[0]).toMatchObject({
      state: '1–0 this week',
      live: 1,
      rank: 1,
      rank_shared: 0,
      overall_rank: 1,
      next: '',
      next_label: '',
    });
    expect(now.live.data).toEqual([
      expect.objectContaining({ contest: 'FootballWins', pick: 'DAL', need: 'Level', score: '3–3', result: -2, push: 1 }),
    ]);
    expect(now.locks.data).toEqual([]);
  });
});
