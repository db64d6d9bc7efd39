import { footballLeague, MONDAY, saveOf, WEEK_2_OPENS, type FootballLeague } from '../../contests/football/testing/football-league';
import { correctResult } from '../../testing/correct-result';
import { describeByTurns } from '../../testing/engines';
import { everyRow } from '../../testing/every-row.store';

describeByTurns('correcting a result', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
    const { as, entries, games, call } = league;
    await call('GET football/makepicks', {
      as: as.ann,
      query: saveOf(league, entries.ann, [
        [1, 'H'],
        [2, 'H'],
      ]),
    });
    await call('GET football/makepicks', {
      as: as.bob,
      query: saveOf(league, entries.bob, [
        [1, 'A'],
        [2, 'A'],
      ]),
    });
    league.clock.set(MONDAY + 6 * 60 * 60_000);
    for (const id of games) await call('POST ad/set_game', { as: as.carl, body: { id, state: 'final', score1: 10, score2: 20 } });
    league.clock.set(WEEK_2_OPENS);
  });
  afterEach(() => league.app.close());

  const preview = async () =>
    (
      await league.call('POST ad/preview_game', {
        as: league.as.carl,
        body: { ID: league.games[1]!, state: 'final', score1: 30, score2: 20 },
      })
    ).data!;
  const correct = (digest?: string, reason: string | undefined = 'typed wrongly') =>
    league.call('POST ad/set_game', {
      as: league.as.carl,
      body: { id: league.games[1]!, state: 'final', score1: 30, score2: 20, ...(digest && { digest }), ...(reason && { reason }) },
    });
  const wins = async () =>
    (await league.call('GET ad/contest', { as: league.as.carl, query: { contest_id: league.contest } })).data!.standings.data.map(
      ({ EntryName, Record }) => [EntryName, Record],
    );

  it('shows first whom it moves, writes nothing for that, and then does just that', async () => {
    const before = await everyRow(league.db);
    const { moved, digest, frozen } = await preview();
    expect(moved.data.map(({ EntryName, Rank, RankAfter }) => [EntryName, Rank, RankAfter])).toEqual([
      ["Ann's Aces", 1, 1],
      ['Bob', 2, 1],
      ['Eve', 2, 3],
    ]);
    expect(frozen).toEqual([]);
    expect(await everyRow(league.db)).toEqual(before);
    expect(await wins()).toEqual(expect.arrayContaining([["Ann's Aces", 'W 2, L 3']]));
    expect((await correct(digest)).status).toBe(200);
    expect(await wins()).toEqual(
      expect.arrayContaining([
        ["Ann's Aces", 'W 1, L 4'],
        ['Bob', 'W 1, L 4'],
      ]),
    );
  });

  it('is refused when anything has moved since the preview', async () => {
    const { digest } = await preview();
    await correctResult(league, league.as.carl, { id: league.games[2]!, state: 'final', score1: 40, score2: 20 });
    const before = await everyRow(league.db);
    expect(await correct(digest)).toMatchObject({ status: 409, error: { code: 'conflict', fields: { digest: 'is not current' } } });
    expect(await everyRow(league.db)).toEqual(before);
  });

  it('is looked up by ids, of which no engine can be asked for what is none', async () => {
    const ids = `${league.games[1]},2147483648,99999999999999999999,-1,x`;
    const { data } = await league.call('GET ad/games', { as: league.as.carl, query: { ids } });
    expect(data!.games.data.map(({ ID }) => ID)).toEqual([league.games[1]]);
  });

  it('is refused unseen, and without a reason', async () => {
    const before = await everyRow(league.db);
    expect(await correct()).toMatchObject({ status: 400, error: { code: 'bad_input', fields: { digest: 'is needed' } } });
    const { digest } = await preview();
    expect(await correct(digest, '')).toMatchObject({ status: 400, error: { fields: { reason: 'is needed' } } });
    expect(await correct(digest, '  ')).toMatchObject({ status: 400, error: { fields: { reason: 'is needed' } } });
    expect(await everyRow(league.db)).toEqual(before);
    expect((await correct(digest)).status).toBe(200);
  });

  it('leaves a closed season as it was closed, and moves it when it is opened again, with a reason that is kept', async () => {
    const freeze = () => league.call('POST ad/freeze_season', { as: league.as.carl, body: { contest_id: league.contest, confirm: 1 } });
    const frozenStandings = await wins();
    expect((await freeze()).status).toBe(200);
    expect((await freeze()).status).toBe(409);
    const { frozen, moved, digest } = await preview();
    expect([frozen, moved.data]).toEqual([['League 2022'], []]);
    expect((await correct(digest)).status).toBe(200);
    expect(await wins()).toEqual(frozenStandings);
    const enter = () =>
      league.call('POST ad/add_contest_entry', { as: league.as.carl, body: { contest_id: league.contest, user_id: league.users.carl } });
    expect((await enter()).status).toBe(409);
    const reopen = (reason: string) =>
      league.call('POST ad/reopen_season', { as: league.as.carl, body: { contest_id: league.contest, reason } });
    expect((await reopen('')).status).toBe(400);
    expect((await reopen('a score was typed wrongly')).status).toBe(200);
    expect(await wins()).not.toEqual(frozenStandings);
    const { overrides } = (await league.call('GET ad/overrides', { as: league.as.carl, query: { contest_id: league.contest } })).data!;
    expect(overrides.data.map(({ Action, reason }) => [Action, reason])).toEqual([
      ['season.reopened', 'a score was typed wrongly'],
      ['game.corrected', 'typed wrongly'],
      ['season.frozen', ''],
    ]);
  });

  it('is vetoed by nobody: a season that another group has closed does not hold it up', async () => {
    const { as, elsewhere } = league;
    const closed = await league.call('POST ad/freeze_season', { as: as.carl, body: { contest_id: elsewhere, confirm: 1 } });
    expect(closed.status).toBe(200);
    const before = await wins();
    expect((await correct((await preview()).digest)).status).toBe(200);
    expect(await wins()).not.toEqual(before);
  });
});
