import { describeEachEngine } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { FAILURES_TO_LOCK, LOCKED_FOR_MS } from './lockout.rules';
import { ADDRESS_WINDOW_MS, FAILURES_PER_ADDRESS } from './slowdown';

describeEachEngine('lock-out and slow-down', (engine) => {
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

  it('believes a balancer on this machine about the address, and nobody else', async () => {
    const from = (remoteAddress: string, forwarded: string) =>
      site.call('POST na/signin', {
        body: { username: 'Nobody', password: 'x' },
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) await from('192.0.2.9', `10.0.0.${n}`);
    expect((await from('192.0.2.9', '10.0.1.1')).status).toBe(429);
    expect((await from('127.0.0.1', '192.0.2.9')).status).toBe(429);
    expect((await from('127.0.0.1', '192.0.2.10')).status).toBe(423);
  });
});
