import type { BodyOf } from '@poolhouse/contract';
import { parse } from 'csv-parse/sync';
import { SEASON_OPENS } from '../../testing';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { gamesFile } from '../imports/games-file.fixture';
import { importGames } from '../imports/import-games';

const admin = basic('Ada', 'pass-of-ada');
const player = basic('Bob', 'pass-of-bob');
const KICKOFF = Date.parse('2022-09-11T17:00:00Z');

describeByTurns('lines and their file', (engine) => {
  let site: TestSite;
  let id: number;
  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ada', 'pass-of-ada', { isAdmin: true });
    await addAccount(site.db, 'Bob', 'pass-of-bob');
  });
  beforeEach(async () => {
    site.clock.set(SEASON_OPENS);
    await site.db.kysely.deleteFrom('events').execute();
    const file = gamesFile({ game_id: '2022_01_NO_ATL' }, { game_id: '2022_02_NO_ATL', gameday: '2022-09-18' });
    await importGames(site, file, { sport: 'NFL' });
    id = (await game()).id;
  });
  afterAll(() => site.app.close());

  const game = () =>
    site.db.kysely.selectFrom('events').selectAll().where('source_key', '=', 'NFL:2022_01_NO_ATL').executeTakeFirstOrThrow();
  const put = (body: Partial<BodyOf<'PUT football/events'>>, as = admin) =>
    site.call('PUT football/events', { as, body: { id, spread1: -5.5, spread2: 5.5, ...body } });

  it('sets a line, keeps its history and logs it', async () => {
    expect((await put({ spread1: -3, spread2: 3 })).data).toEqual({ result: 'success' });
    expect((await put({ spread1: -0, spread2: 0 })).status).toBe(200);
    expect((await put({ spread1: null, spread2: null })).status).toBe(200);
    expect((await game()).spread2).toBeNull();
    const lines = await site.db.kysely
      .selectFrom('event_lines')
      .select(['spread2', 'source'])
      .where('event_id', '=', id)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([{ spread2: 5.5, source: 'import' }, ...[3, 0, null].map((spread2) => ({ spread2, source: 'admin' }))]);
    const logged = await site.db.kysely
      .selectFrom('activity')
      .select(['actor', 'before', 'after'])
      .where('action', '=', 'game.set')
      .orderBy('id')
      .execute();
    expect(logged).toHaveLength(3);
    expect(JSON.parse(logged[0]!.before!)).toMatchObject({ id, spread2: 5.5 });
  });

  it('takes a game off the board, at any time, and puts it back before kick-off only', async () => {
    await put({ state: 'postponed' });
    expect(await game()).toMatchObject({ state: 'postponed', status: 'Postponed' });
    await put({ state: 'scheduled' });
    expect(await game()).toMatchObject({ state: 'scheduled', status: '' });
    site.clock.set(KICKOFF);
    expect((await put({ state: 'cancelled' })).status).toBe(200);
    expect(await game()).toMatchObject({ state: 'cancelled', status: 'Cancelled', spread2: 5.5 });
    expect(await put({ state: 'scheduled' })).toMatchObject({ status: 409, error: { code: 'game_started' } });
  });

  it('keeps the line from kick-off on', async () => {
    site.clock.set(KICKOFF - 1);
    expect((await put({ spread1: -4, spread2: 4 })).status).toBe(200);
    site.clock.set(KICKOFF);
    expect(await put({ spread1: -3, spread2: 3 })).toMatchObject({ status: 409, error: { code: 'game_started' } });
    expect(await put({ spread1: null, spread2: null, state: 'cancelled' })).toMatchObject({ status: 409 });
    expect(await game()).toMatchObject({ spread2: 4, state: 'scheduled' });
  });

  it.each([
    [{ spread1: -3, spread2: 3.5 }, 400],
    [{ spread1: null, spread2: 3 }, 400],
    [{ spread1: 3, spread2: null }, 400],
    [{ spread1: -3.25, spread2: 3.25 }, 400],
    [{ spread1: -100, spread2: 100 }, 400],
    [{ spread1: '-3', spread2: '3' }, 400],
    [{ state: 'final' }, 400],
    [{ id: 0 }, 400],
    [{ id: 999_999 }, 404],
  ])('refuses %j with %i and changes nothing', async (body, status) => {
    const before = await game();
    expect((await put(body as Partial<BodyOf<'PUT football/events'>>)).status).toBe(status);
    expect(await game()).toEqual(before);
  });

  it('is for administrators alone', async () => {
    expect((await put({}, player)).status).toBe(403);
    expect((await site.call('PUT football/events', { body: { id, spread1: 1, spread2: -1 } })).status).toBe(401);
  });

  it("gives this week's games to anybody as a file", async () => {
    const load = () => site.inject({ url: '/events.csv' });
    const answer = await load();
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/csv; charset=utf-8' });
    expect(parse(answer.body).slice(1)).toEqual([[String(id), '2022-09-11T17:00:00.000Z', 'NFL', 'Saints', 'Falcons', '-5.5', '5.5', '']]);
    site.clock.set(SEASON_OPENS + 8 * 86_400_000);
    expect(parse((await load()).body)[1]).toContain('2022-09-18T17:00:00.000Z');
  });
});
