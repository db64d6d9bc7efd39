import { footballLeague, MONDAY, WEEK_2_OPENS, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeSite } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';

describeSite('a corrected result in the ledgers of contests', (engine) => {
  let league: FootballLeague;
  /** Contests of the season by what the game is to them. */
  let contests: Record<'wins' | 'elsewhere' | 'later' | 'lastYear' | 'squares', number>;
  beforeEach(async () => {
    league = await footballLeague(engine);
    const { db, users, call, as } = league;
    contests = {
      wins: await addContest(db, { contest_type: 'footballwins', name: 'Wins' }),
      elsewhere: await addContest(db, { name: 'Cousins', group_number: 3 }),
      later: await addContest(db, { name: 'From week 4', first_week: 4 }),
      lastYear: await addContest(db, { name: 'Last year', year: 2021 }),
      squares: (await call('POST ad/add_contest', { as: as.carl, body: { contest_type: 'bbsquares', name: 'Oak', year: 2022 } })).data!.id!,
    };
    await addEntry(db, { contest_id: contests.elsewhere, user_id: users.ann, entry_name: 'Ann elsewhere' });
    league.clock.set(MONDAY + 6 * 60 * 60_000);
    await set({ state: 'final', score1: 10, score2: 20 });
    league.clock.set(WEEK_2_OPENS);
  });
  afterEach(() => league.app.close());

  const game = () => league.games[1]!;
  const set = (board: { state: 'final'; score1: number; score2: number }, digest?: string) =>
    league.call('POST ad/set_game', {
      as: league.as.carl,
      body: { id: game(), ...board, ...(digest ? { digest } : {}), reason: 'the league changed it' },
    });
  async function correct(score1: number, score2: number) {
    const board = { state: 'final' as const, score1, score2 };
    const { digest } = (await league.call('POST ad/preview_game', { as: league.as.carl, body: { ID: game(), ...board } })).data!;
    return set(board, digest);
  }
  const ledger = async (contest_id: number) =>
    (await league.call('GET ad/overrides', { as: league.as.carl, query: { contest_id } })).data!.overrides.data;
  const lines = () =>
    league.db.read((tx) =>
      tx
        .selectFrom('activity')
        .select(['contest_id', 'group_number'])
        .where('action', '=', 'game.corrected')
        .orderBy('contest_id')
        .execute(),
    );

  it('stands in that of every contest that the game counts for, and in no other', async () => {
    expect(await lines()).toEqual([]);
    expect((await correct(30, 20)).status).toBe(200);
    expect(await lines()).toEqual([
      { contest_id: league.contest, group_number: 1 },
      // The league's other contest, of another group.
      { contest_id: league.contest + 1, group_number: 2 },
      { contest_id: contests.wins, group_number: 1 },
      { contest_id: contests.elsewhere, group_number: 3 },
    ]);
    const [line] = await ledger(contests.elsewhere);
    expect(line).toMatchObject({ Action: 'game.corrected', User: 'Carl', reason: 'the league changed it', can_undo: 0 });
    expect([JSON.parse(line!.before), JSON.parse(line!.after)]).toMatchObject([
      { id: game(), state: 'final', score1: 10, score2: 20 },
      { id: game(), state: 'final', score1: 30, score2: 20, reason: 'the league changed it' },
    ]);
  });

  it('tells nothing twice: not a result that is entered first, and not the same once more', async () => {
    await correct(10, 20);
    expect(await lines()).toEqual([]);
  });

  it('stands there again when the correction is taken back', async () => {
    await correct(30, 20);
    const all = (await league.call('GET ad/overrides', { as: league.as.carl, query: {} })).data!.overrides.data;
    const { ID: activity_id } = all.find(({ Action }) => Action === 'game.set')!;
    const undone = await league.call('POST ad/undo_override', { as: league.as.carl, body: { activity_id, reason: 'it stood after all' } });
    expect(undone.status).toBe(200);
    const lines = (await ledger(league.contest)).map(({ Action, reason, after }) => [
      Action,
      reason,
      (JSON.parse(after) as { score1: number }).score1,
    ]);
    expect(lines).toEqual([
      ['game.corrected', 'it stood after all', 10],
      ['game.corrected', 'the league changed it', 30],
    ]);
  });
});
