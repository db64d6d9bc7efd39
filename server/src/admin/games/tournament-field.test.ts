import { espnBoard } from '../../sport/feeds/ncaab/testing/espn.fixture';
import { fieldEvents } from '../../sport/feeds/ncaab/testing/field.fixture';
import { FeedServer, json, status } from '../../sport/feeds/testing/feed-server';
import { readTournament } from '../../sport/tournament/tournament';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const admin = basic('Ada', 'pass-of-ada');
const YEAR = 2026;
/** The evening on which the field is announced. */
const EVENING = Date.parse('2026-03-15T23:00:00Z');

describeSite('the field of a tournament from the feed', (engine) => {
  const feed = new FeedServer();
  let site: TestSite;
  beforeAll(async () => {
    const ncaabScoreboard = await feed.start();
    ncaabScoreboard.search = '?groups=100';
    site = await testSite(await engine.open(), { ncaabScoreboard });
    site.clock.set(EVENING);
    await addAccount(site.db, 'Ada', 'pass-of-ada', { isAdmin: true });
    await addAccount(site.db, 'Bob', 'pass-of-bob');
  });
  afterAll(async () => {
    await feed.stop();
    await site.app.close();
  });
  const ask = (body: object = { dry_run: 1 }, as = admin) => site.call('POST ad/tournament_field', { as, body: { season: YEAR, ...body } });
  const tells = (renamed?: Record<string, string>) => feed.willAnswer(json(espnBoard(...fieldEvents(renamed))));
  const tournament = () => site.db.read((tx) => readTournament(tx, YEAR, site.clock.now()));
  const counters = () => site.db.read((tx) => tx.selectFrom('scopes').selectAll().orderBy('name').execute());

  it('is looked at first: all days of the tournament in one question, and nothing is written', async () => {
    tells();
    const { data } = await ask();
    expect(feed.asked).toEqual(['/scoreboard?groups=100&dates=20260310-20260412']);
    expect(data).toMatchObject({
      message: '2026: 68 teams, 4 First Four games; nothing is made yet',
      regions: ['SOUTH', 'EAST', 'WEST', 'MIDWEST'],
      missing: [],
      stands: 'none',
    });
    expect(data!.field.data.find(({ ID }) => ID === 'EAST-11')).toMatchObject({ teams: ['East 11a', 'East 11b'], is_new: 1 });
    expect(await tournament()).toBeUndefined();
  });

  it('is made as it was looked at, by an administrator who says who meets in the Final Four', async () => {
    tells();
    const { digest } = (await ask()).data!;
    expect((await ask({ digest, meets: 'WEST' }, basic('Bob', 'pass-of-bob'))).status).toBe(403);
    expect((await ask({ digest })).error).toMatchObject({ code: 'bad_input', fields: { meets: 'is needed' } });
    expect((await ask({ digest, meets: 'SOUTH' })).error!.code).toBe('bad_input');
    tells({ 'East 4': 'Port Alder' });
    expect((await ask({ digest, meets: 'WEST' })).error!.message).toMatch(/tells another field than you have looked at/);
    expect(await tournament()).toBeUndefined();
    tells();
    expect((await ask({ digest, meets: 'WEST' })).data!.message).toBe('2026: 68 teams, 4 First Four games.');
    const { teams, regions, games, slots } = (await tournament())!;
    expect([teams.size, regions, games.filter(({ event }) => event).length]).toEqual([68, ['SOUTH', 'WEST', 'EAST', 'MIDWEST'], 32]);
    expect(slots.get('r1p1')![0]).toMatchObject({ name: 'South 1', color: '#003a63,#e51937', abbrev: 'OUTH1' });
    const before = await counters();
    expect((await ask({ digest, meets: 'WEST' })).data!.message).toBe('2026: 68 teams, 4 First Four games, as they were.');
    expect(await counters()).toEqual(before);
  });

  it('is replaced before the first game, keeps the teams that stay, and stands once a game has begun', async () => {
    const [kept] = (await tournament())!.slots.get('r1p1')!;
    tells({ 'East 4': 'Port Alder' });
    const { digest, stands, message } = (await ask()).data!;
    expect([stands, message]).toEqual(['other', expect.stringContaining('another field, which this one would replace')]);
    await ask({ digest, meets: 'WEST' });
    const { slots, games } = (await tournament())!;
    expect([slots.get('r1p1')![0]!.id, [...slots.values()].flat().some(({ name }) => name === 'Port Alder')]).toEqual([kept!.id, true]);
    site.clock.set(Date.parse('2026-03-17T22:50:00Z'));
    const { event } = games.find(({ key }) => key === 'r0g1')!;
    await site.call('POST ad/set_game', { as: admin, body: { id: event!.id, state: 'in_progress', score1: 2, score2: 0 } });
    tells();
    const late = (await ask()).data!;
    expect(late.stands).toBe('begun');
    expect((await ask({ digest: late.digest, meets: 'WEST' })).error!.message).toBe('The tournament of 2026 has begun; its field stands.');
  });

  it('is not made while it is not whole, or the feed does not answer', async () => {
    feed.willAnswer(json(espnBoard(...fieldEvents().slice(1))));
    expect((await ask({ dry_run: 1, season: 2026 })).data!.missing).toEqual(['SOUTH 16 has no team.']);
    feed.willAnswer(status(503));
    expect((await ask()).error).toMatchObject({ code: 'conflict', message: expect.stringContaining('has trouble of its own (503)') });
  });
});
