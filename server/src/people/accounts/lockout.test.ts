import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { FAILURES_TO_LOCK, LOCKED_FOR_MS } from './lockout.rules';
import { ADDRESS_WINDOW_MS, FAILURES_PER_ADDRESS } from './slowdown';

describeSite('lock-out and slow-down', (engine) => {
  let site: TestSite;
  let address = 0;
  /** From an address of its own each time, as a guesser with many of them would. */
  const tryFromAnywhere = (username: string, password: string) =>
    site.call('POST na/signin', { body: { username, password }, remoteAddress: `203.0.113.${(address += 1)}` });
  const fail = async (username: string, times: number) => {
    for (let n = 0; n < times; n++) expect((await tryFromAnywhere(username, 'guess')).status).toBe(401);
  };

  beforeEach(async () => {
    address = 0;
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'secret');
  });
  afterEach(() => site.app.close());

  it('locks a name after ten failures, known or not, with the same words', async () => {
    await fail('Ann', FAILURES_TO_LOCK);
    await fail('Nobody', FAILURES_TO_LOCK);
    const known = await tryFromAnywhere('ANN', 'secret');
    const unknown = await tryFromAnywhere('nobody', 'secret');
    expect([known.status, known.error?.code]).toEqual([423, 'locked']);
    expect([unknown.status, unknown.error]).toEqual([423, known.error]);
  });

  it('counts failures in a row: a success between them clears the count', async () => {
    await fail('Ann', FAILURES_TO_LOCK - 1);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(200);
    await fail('Ann', FAILURES_TO_LOCK - 1);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(200);
  });

  it('counts guesses by Basic authorization and guesses at once', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: FAILURES_TO_LOCK + 5 },
        async (_, n) => (await site.call('POST utils/logout', { as: basic('Ann', `guess ${n}`), remoteAddress: `198.51.100.${n}` })).status,
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(FAILURES_TO_LOCK);
    expect(statuses.filter((status) => status === 423)).toHaveLength(5);
  });

  it('leaves devices that are signed in alone, and ends by itself', async () => {
    const secret = (await tryFromAnywhere('Ann', 'secret')).data!.device_secret!;
    await fail('Ann', FAILURES_TO_LOCK);
    expect((await tryFromAnywhere('Ann', secret)).status).toBe(200);
    expect((await site.call('POST utils/logout', { as: basic('Ann', secret) })).status).toBe(200);
    site.wall.advance(LOCKED_FOR_MS - 1);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(423);
    site.wall.advance(1);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(200);
  });

  it('slows an address down after twenty failures, whatever the names, and says for how long', async () => {
    const tryFromHere = (username: string, password: string) =>
      site.call('POST na/signin', { body: { username, password }, remoteAddress: '192.0.2.1' });
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) expect((await tryFromHere(`name${n}`, 'guess')).status).toBe(401);
    site.wall.advance(60_000);
    const { status, error, headers } = await tryFromHere('Ann', 'secret');
    expect([status, error?.code, headers['retry-after']]).toEqual([429, 'too_many_requests', String(ADDRESS_WINDOW_MS / 1000 - 60)]);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(200);
    site.wall.advance(ADDRESS_WINDOW_MS - 60_000);
    expect((await tryFromHere('Ann', 'secret')).status).toBe(200);
  });

  it('counts attempts when they are admitted: a burst gets no more of them than one after the other', async () => {
    const burst = await Promise.all(
      Array.from({ length: 3 * FAILURES_PER_ADDRESS }, async (_, n) => {
        const body = { username: `name ${n}`, password: 'guess' };
        return (await site.call('POST na/signin', { body, remoteAddress: '192.0.2.1' })).status;
      }),
    );
    expect(burst.filter((status) => status === 401)).toHaveLength(FAILURES_PER_ADDRESS);
    expect(burst.filter((status) => status === 429)).toHaveLength(2 * FAILURES_PER_ADDRESS);
  });

  it('counts all addresses of one IPv6 network as one', async () => {
    const from = async (host: number) =>
      (await site.call('POST na/signin', { body: { username: `n${host}`, password: 'x' }, remoteAddress: `2001:db8:1:2::${host}` })).status;
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) expect(await from(n)).toBe(401);
    expect(await from(99)).toBe(429);
  });

  it('gives right attempts back', async () => {
    for (let n = 0; n < FAILURES_PER_ADDRESS + 5; n++) {
      const { status } = await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' }, remoteAddress: '192.0.2.1' });
      expect(status).toBe(200);
    }
  });

  it('lets a player in from an address of earlier sign-ins, whatever neighbours and strangers try, and counts guesses there as well', async () => {
    const here = (password: string, username = 'Ann') =>
      site.call('POST na/signin', { body: { username, password }, remoteAddress: '192.0.2.1' });
    expect((await here('secret')).status).toBe(200);
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) await here('guess', `neighbour ${n}`);
    expect((await here('guess', 'another')).status).toBe(429);
    await fail('Ann', FAILURES_TO_LOCK);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(423);
    expect((await here('secret')).status).toBe(200);
    // As for any name there by now: 401 would say that Ann has signed in from here.
    for (let n = 0; n < FAILURES_TO_LOCK; n++) expect((await here('guess')).status).toBe(429);
    expect((await here('secret')).status).toBe(429);
  });

  it('answers a wrong password alike, byte by byte, for names that an address knows and for names that nobody has', async () => {
    const tried = async (username: string, remoteAddress: string) => {
      const { statusCode, headers, body } = await site.inject({
        method: 'POST',
        url: '/api/v1/na/signin',
        payload: { username, password: 'guess' },
        remoteAddress,
      });
      return [statusCode, headers['retry-after'], body];
    };
    const familiar = { username: 'Ann', password: 'secret' };
    for (const remoteAddress of ['192.0.2.1', '192.0.2.2'])
      expect((await site.call('POST na/signin', { body: familiar, remoteAddress })).status).toBe(200);
    const rounds = FAILURES_PER_ADDRESS + 3;
    for (let n = 0; n < rounds; n++) {
      expect(await tried('Ann', '192.0.2.1')).toEqual(await tried('Nobody', '192.0.2.2'));
      // And so is whoever comes next from there.
      if (n >= FAILURES_PER_ADDRESS) expect(await tried('Other', '192.0.2.1')).toEqual(await tried('Other', '192.0.2.2'));
    }
  });

  it('keeps nobody from signing in where codes of invitations were tried', async () => {
    const remoteAddress = '192.0.2.1';
    const open = () => site.call('POST na/invitation', { body: { code: 'x'.repeat(43) }, remoteAddress });
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(429);
    expect((await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' }, remoteAddress })).status).toBe(200);
  });

  it('keeps nobody from signing in where links that set a password were guessed', async () => {
    const remoteAddress = '192.0.2.1';
    const open = () => site.call('GET na/link', { query: { guid: 'x'.repeat(43) }, remoteAddress });
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) expect((await open()).data?.state).toBe('unknown');
    expect((await open()).status).toBe(429);
    expect((await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' }, remoteAddress })).status).toBe(200);
  });

  it('knows a browser again by the mark that it keeps', async () => {
    const familiar = (await tryFromAnywhere('Ann', 'secret')).data!.familiar!;
    await fail('Ann', FAILURES_TO_LOCK);
    const again = (mark: string) =>
      site.call('POST na/signin', { body: { username: 'Ann', password: 'secret', familiar: mark }, remoteAddress: '203.0.113.250' });
    expect((await again('A'.repeat(43))).status).toBe(423);
    const back = await again(familiar);
    expect([back.status, back.data?.familiar]).toEqual([200, familiar]);
  });

  it('has one lock for the name and the e-mail of a user', async () => {
    await fail('Ann', FAILURES_TO_LOCK / 2);
    await fail('ann@example.org', FAILURES_TO_LOCK / 2);
    expect((await tryFromAnywhere('Ann', 'secret')).status).toBe(423);
    expect((await tryFromAnywhere('ann@example.org', 'secret')).status).toBe(423);
  });
});

describeSite('X-Forwarded-For', (engine) => {
  let tried = 0;
  const open = async (proxies: string[]) => testSite(await engine.open(), { config: { dataFolder: '/nonexistent', proxies } });
  const from = (site: TestSite, remoteAddress: string, forwarded: string) =>
    site.call('POST na/signin', {
      body: { username: `nobody ${(tried += 1)}`, password: 'x' },
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    });

  it('is believed from the proxies that are named, and from nobody else', async () => {
    const site = await open(['loopback']);
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) await from(site, '192.0.2.9', `10.0.0.${n}`);
    expect((await from(site, '192.0.2.9', '10.0.1.1')).status).toBe(429);
    expect((await from(site, '127.0.0.1', '192.0.2.9')).status).toBe(429);
    expect((await from(site, '127.0.0.1', '192.0.2.10')).status).toBe(401);
    await site.app.close();
  });

  it('is not believed from this machine unless it is named; the log says so', async () => {
    const site = await open([]);
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) await from(site, '127.0.0.1', `10.0.0.${n}`);
    expect((await from(site, '127.0.0.1', '10.0.1.1')).status).toBe(429);
    expect(site.logged.filter((line) => line.includes('POOLHOUSE_PROXY'))).toHaveLength(1);
    await site.app.close();
  });

  it('never puts what is no address into the log', async () => {
    const site = await open(['loopback']);
    await addAccount(site.db, 'Ann', 'secret');
    for (const forwarded of ['<img src=x>', 'x'.repeat(5000), `192.0.2.1, <b>`, `nonsense, 192.0.2.77`]) {
      const headers = { 'x-forwarded-for': forwarded };
      expect((await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' }, headers })).status).toBe(200);
    }
    const rows = await site.db.read((tx) => tx.selectFrom('activity').select('ip').orderBy('id').execute());
    expect(rows.map(({ ip }) => ip)).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1', '192.0.2.77']);
    await site.app.close();
  });
});
