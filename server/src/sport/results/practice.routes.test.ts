import pino from 'pino';
import { startSite, type StartedSite } from '../../ground/settings/start-site';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { gamesFile } from '../imports/games-file.fixture';
import { importGames } from '../imports/import-games';

const KICKOFF = Date.parse('2022-09-11T17:00:00Z');
const admin = basic('Ada', 'pass-of-ada');
const iso = (at: number) => new Date(at).toISOString();
const minutes = (count: number) => count * 60_000;

describeSite('the practice clock', (engine) => {
  // A suite of its own, because its end must come before the database is closed.
  describe('in practice mode', () => {
    let started: StartedSite;
    let site: TestSite;
    beforeAll(async () => {
      const db = await engine.open();
      started = await startSite(db, { practiceStart: KICKOFF - minutes(60), practiceRate: 0 }, pino({ level: 'silent' }));
      site = await testSite(db, { clock: started.clock, practice: started.practice! });
      await addAccount(db, 'Ada', 'pass-of-ada', { isAdmin: true });
      await addAccount(db, 'Bob', 'pass-of-bob');
      const file = gamesFile(
        { game_id: '2022_01_NO_ATL', away_score: '27', home_score: '26' },
        { game_id: '2022_01_CLE_CAR', away_team: 'CLE', home_team: 'CAR' },
      );
      await importGames({ db, clock: started.clock }, file, { sport: 'NFL' });
    });
    afterAll(async () => {
      await site.app.close();
      await started.practice!.stop();
    });

    const setTo = (at: number) => site.call('POST practice/clock', { as: admin, body: { now: iso(at) } });
    const game = (key: string) =>
      site.db.kysely.selectFrom('events').selectAll().where('source_key', '=', `NFL:2022_01_${key}`).executeTakeFirstOrThrow();

    it('tells its time', async () => {
      expect((await site.call('GET practice/clock', { as: admin })).data).toEqual({ now: iso(KICKOFF - minutes(60)), rate: 0 });
    });

    it('has every score on the board by the time it answers', async () => {
      expect((await setTo(KICKOFF - 1)).data).toEqual({ now: iso(KICKOFF - 1), rate: 0 });
      expect(await game('NO_ATL')).toMatchObject({ state: 'scheduled', score1: null });
      await setTo(KICKOFF + minutes(110));
      expect(await game('NO_ATL')).toMatchObject({ state: 'in_progress', status: 'Q3' });
      await setTo(KICKOFF + minutes(195));
      expect(await game('NO_ATL')).toMatchObject({ state: 'final', score1: 27, score2: 26, status: 'Final', time_left: '0:00' });
    });

    it('never ends a game that has no result', async () => {
      expect(await game('CLE_CAR')).toMatchObject({ state: 'scheduled', score1: null });
    });

    it('takes results off the board again when it goes back', async () => {
      await setTo(KICKOFF + minutes(110));
      const before = await game('NO_ATL');
      await setTo(KICKOFF + minutes(500));
      await setTo(KICKOFF + minutes(110));
      expect(await game('NO_ATL')).toEqual(before);
      await setTo(KICKOFF - minutes(1));
      expect(await game('NO_ATL')).toMatchObject({
        state: 'scheduled',
        score1: null,
        score2: null,
        status: '',
        time_left: '',
        possession: null,
      });
    });

    it('writes nothing where nothing changes', async () => {
      await setTo(KICKOFF + minutes(300));
      const version = () => site.db.tags.version(['games:2022-09-06']);
      const before = version();
      await setTo(KICKOFF + minutes(400));
      expect(version()).toBe(before);
    });

    it.each([
      { now: 'tomorrow' },
      { now: '2022-09-11T17:00:00' },
      { now: '1066-10-14T09:00:00Z' },
      { rate: -1 },
      { rate: 1e9 },
      { rate: 'fast' },
      { when: iso(KICKOFF) },
      [],
    ])('refuses %j and stays as it is', async (body) => {
      const before = (await site.call('GET practice/clock', { as: admin })).data;
      const answer = await site.call('POST practice/clock', { as: admin, body: body as object });
      expect(answer).toMatchObject({ status: 400, error: { code: 'bad_input' } });
      expect((await site.call('GET practice/clock', { as: admin })).data).toEqual(before);
    });

    it('obeys administrators alone', async () => {
      expect((await site.call('POST practice/clock', { as: basic('Bob', 'pass-of-bob'), body: { rate: 5 } })).status).toBe(403);
      expect((await site.call('POST practice/clock', { body: { rate: 5 } })).status).toBe(401);
    });

    it('keeps its speed and its place in the log', async () => {
      expect((await site.call('POST practice/clock', { as: admin, body: { rate: 60 } })).data).toMatchObject({ rate: 60 });
      expect((await site.call('POST practice/clock', { as: admin, body: { rate: 0 } })).data).toMatchObject({ rate: 0 });
      const logged = await site.db.kysely.selectFrom('activity').select(['actor']).where('action', '=', 'clock.moved').execute();
      expect(logged.length).toBeGreaterThan(5);
      expect(new Set(logged.map((row) => row.actor))).toEqual(new Set(['Ada']));
    });

    it('does not exist outside practice mode', async () => {
      const real = await testSite(await engine.open());
      await addAccount(real.db, 'Ada', 'pass-of-ada', { isAdmin: true });
      expect((await real.call('GET practice/clock', { as: admin })).status).toBe(404);
      expect((await real.call('POST practice/clock', { as: admin, body: { rate: 1 } })).status).toBe(404);
      await real.app.close();
    });
  });
});
