import { describeByTurns } from '../testing/engines';
import { addContest, addEntry, addGame } from '../testing/rows.store';
import { footballLeague, type FootballLeague } from './football/testing/football-league';

describeByTurns('the page that a notice of a game opens', (engine) => {
  let league: FootballLeague;
  const pages = () => league.db.read((tx) => tx.selectFrom('push_wishes').select(['user_id', 'page']).orderBy('user_id').execute());
  const ring = (as: string, event_id: number, contest?: 'underdogs' | 'football') =>
    league.call('GET utils/register_for_notifications', {
      as,
      query: { event_id, type: 'final', active: 1, ...(contest ? { contest } : {}) },
    });

  beforeEach(async () => {
    league = await footballLeague(engine);
    const contest_id = await addContest(league.db, { contest_type: 'underdogs', name: 'Dogs' });
    for (const user_id of [league.users.ann, league.users.carl]) await addEntry(league.db, { contest_id, user_id });
  });
  afterEach(() => league.app.close());

  it("is the contest's on whose board the bell was set, and the one set last", async () => {
    await ring(league.as.ann, league.games[1]!, 'underdogs');
    expect(await pages()).toEqual([{ user_id: league.users.ann, page: '/underdogs' }]);
    await ring(league.as.ann, league.games[1]!, 'football');
    expect(await pages()).toEqual([{ user_id: league.users.ann, page: '/football' }]);
  });

  it('is of a contest that the player is in when the bell does not say', async () => {
    await ring(league.as.bob, league.games[1]!);
    await ring(league.as.carl, league.games[1]!);
    expect(await pages()).toEqual([
      { user_id: league.users.bob, page: '/football' },
      { user_id: league.users.carl, page: '/underdogs' },
    ]);
  });

  it('is of any contest that shows the game where the player is in none of these', async () => {
    await ring(league.as.ann, await addGame(league.db, { sport: 'NCAAB' }));
    expect(await pages()).toEqual([{ user_id: league.users.ann, page: '/bbauction' }]);
  });

  it('basketball is on no board of football and makes its season no longer', async () => {
    await addGame(league.db, { sport: 'NCAAB', team1: 'Duke', week_start: '2022-09-06' });
    await addGame(league.db, { sport: 'NCAAB', kickoff_at: Date.parse('2023-03-18T17:00:00Z'), week_start: '2023-03-14' });
    const board = (await league.call('GET football/pagedata', { as: league.as.ann, query: {} })).data!;
    expect(board.scores.data.map(({ team1 }) => team1)).not.toContain('Duke');
    expect(board.config.data[0]!.Weeks).toBe(15);
    const dogs = (await league.call('GET underdogs/pagedata', { as: league.as.ann, query: {} })).data!;
    expect(dogs.scores.data.map(({ team1 }) => team1)).not.toContain('Duke');
  });
});
