import { closeAccount } from '../../people/accounts/close-account.store';
import { findUser } from '../../people/accounts/users.store';
import { describeByTurns } from '../../testing/engines';
import { play } from '../../testing/scores.store';
import { footballLeague, saveOf, SUNDAY, THURSDAY, type Choice, type FootballLeague } from './testing/football-league';

const PICKS: Choice[] = [
  [0, 'A'],
  [1, 'H', 1],
  [2, 'A'],
];

describeByTurns('the calendar of a football player', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });
  afterEach(() => league.app.close());

  const save = async (choices: readonly Choice[]) => {
    const answer = await league.call('GET football/makepicks', { as: league.as.ann, query: saveOf(league, league.entries.ann, choices) });
    expect(answer.status).toBe(200);
  };
  const address = async (as: string) => (await league.call('POST utils/new_calendar', { as })).data!.path;
  const look = (url: string, headers = {}, remoteAddress = '192.0.2.1') => league.inject({ url, headers, remoteAddress });
  const summaries = (text: string) => [...text.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary);
  const startsOf = (text: string) => [...text.matchAll(/^DTSTART:(.*)\r$/gm)].map(([, start]) => start);

  it('has the next lock of each week and the games that were picked, in its own words', async () => {
    await save(PICKS);
    const url = await address(league.as.ann);
    const { statusCode, headers, body } = await look(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    expect(summaries(body)).toEqual([
      'Football: Away0 at Home0 (Away0 +3.5)',
      'Football: Away1 at Home1 (Home1 −3.5)',
      'Football: Away2 at Home2 (Away2 +3.5)',
      'Football: week 1 picks lock (3 of 5 in)',
      'Football: week 2 picks lock (0 of 5 in)',
    ]);
    expect(startsOf(body)).toEqual(['20220909T002000Z', '20220911T170000Z', '20220911T170000Z', '20220911T170000Z', '20220918T170000Z']);
    expect(body).toContain(`URL;VALUE=URI:http://localhost:8080/football/makepicks?entry=${league.entries.ann}`);
    expect(body).toContain('X-WR-CALNAME:Poolhouse\r\n');
    expect(body).toContain(`UID:football-${league.entries.ann}-lock-1@localhost`);
  });

  it('tells nothing of anybody else’s, and of who is in no contest nothing', async () => {
    await save(PICKS);
    expect(summaries((await look(await address(league.as.bob))).body)).toEqual([
      'Football: week 1 picks lock (0 of 5 in)',
      'Football: week 2 picks lock (0 of 5 in)',
    ]);
    expect(summaries((await look(await address(league.as.carl))).body)).toEqual([]);
  });

  it('keeps games of the week on while they are played, and moves the lock on to what can still be picked', async () => {
    await save(PICKS);
    const url = await address(league.as.ann);
    league.clock.set(SUNDAY + 60_000);
    for (const game of [1, 2]) await play(league.db, league.games[game]!, 3, 0);
    const { body } = await look(url);
    expect(summaries(body)).toContain('Football: Away1 at Home1 (Home1 −3.5)');
    expect(startsOf(body).at(-2)).toBe('20220913T001500Z');
    expect(summaries(body).at(-2)).toBe('Football: week 1 picks lock (3 of 5 in)');
  });

  it('is the same text until something changes, then newer by its sequence and instant', async () => {
    const url = await address(league.as.ann);
    const first = await look(url);
    league.clock.set(THURSDAY - 60_000);
    league.wall.set(league.wall.now() + 3_600_000);
    const again = await look(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await look(url, { 'if-modified-since': String(first.headers['last-modified']) })).statusCode).toBe(304);
    await save(PICKS);
    const changed = await look(url, { 'if-none-match': String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['last-modified']).not.toBe(first.headers['last-modified']);
    const lock = (text: string) => text.slice(text.indexOf('-lock-1@'), text.indexOf('URL', text.indexOf('-lock-1@')));
    expect(lock(first.body)).toContain('SEQUENCE:0');
    expect(lock(changed.body)).toContain('SEQUENCE:1');
    expect(lock(changed.body)).toContain('DTSTAMP:20220909T001900Z');
  });

  it('ends with its address: by a new one, by hand, and by signing out everywhere', async () => {
    const { as } = league;
    const created = async () => (await league.call('GET utils/calendar', { as: as.ann })).data!.created;
    expect(await created()).toBe('');
    const first = await address(as.ann);
    expect(await created()).toBe(new Date(league.wall.now()).toISOString());
    const second = await address(as.ann);
    expect([(await look(first)).statusCode, (await look(second)).statusCode]).toEqual([404, 200]);
    await league.call('POST utils/revoke_calendar', { as: as.ann });
    expect([(await look(second)).statusCode, await created()]).toEqual([404, '']);
    expect((await league.call('POST utils/revoke_calendar', { as: as.ann })).status).toBe(200);
    const third = await address(as.ann);
    await league.call('POST utils/signout_everywhere', { as: as.ann, body: { keep_this: 1 } });
    expect((await look(third)).statusCode).toBe(404);
  });

  it('ends with its account', async () => {
    const url = await address(league.as.ann);
    const now = league.clock.now();
    await league.db.write(async (tx, invalidate) => {
      const ann = await findUser(tx, league.users.ann);
      await closeAccount(tx, invalidate, ann!, { now, wallNow: now });
    });
    expect((await look(url)).statusCode).toBe(404);
  });

  it('says in its name that a practice site has times of its own', async () => {
    const practice = await footballLeague(engine, { practice: { move: async () => {} } });
    const { data } = await practice.call('POST utils/new_calendar', { as: practice.as.ann });
    expect((await practice.inject({ url: data!.path })).body).toContain(
      'X-WR-CALNAME:Poolhouse practice (times of the practice clock)\r\n',
    );
    await practice.app.close();
  });

  it('answers what is no address as unknown, ever later, and keeps nobody there from signing in', async () => {
    const url = await address(league.as.ann);
    const wrong = url.replace(/token=.*/, `token=${'x'.repeat(43)}`);
    expect((await look(wrong)).json()).toMatchObject({ error: { code: 'not_found' } });
    for (const odd of ['/api/v1/na/calendar.ics', '/api/v1/na/calendar.ics?token=x', `${url}&token=y`])
      expect((await look(odd)).statusCode).toBe(404);
    for (let n = 0; n < 60; n++) await look(wrong);
    const slowed = await look(wrong);
    expect([slowed.statusCode, Number(slowed.headers['retry-after'])]).toEqual([429, 300]);
    expect((await look(url)).statusCode).toBe(200);
    expect((await look(wrong, {}, '198.51.100.7')).statusCode).toBe(404);
    const signedIn = await league.call('POST na/signin', { body: { username: 'Ann', password: 'secret' }, remoteAddress: '192.0.2.1' });
    expect(signedIn.status).toBe(200);
  });

  it('is read so often and not more', async () => {
    const url = await address(league.as.ann);
    for (let n = 0; n < 60; n++) await look(url);
    expect((await look(url)).statusCode).toBe(429);
    expect((await look(await address(league.as.bob))).statusCode).toBe(200);
  });

  it('stands in no log, and in the database as its hash alone', async () => {
    const url = await address(league.as.ann);
    const token = url.split('token=')[1]!;
    await look(url);
    await look(url.replace(/.$/, '!'));
    const stored = JSON.stringify(
      await league.db.read(async (tx) => [
        await tx.selectFrom('calendar_feeds').selectAll().execute(),
        await tx.selectFrom('activity').selectAll().execute(),
      ]),
    );
    expect(stored).toContain('calendar.made');
    for (const text of [stored, league.logged.join('')]) expect(text).not.toContain(token);
  });
});
