import { describeSite } from '../../testing/engines';
import { testSite } from '../../testing/site';
import { pushKeys } from './push-keys';
import { TESTED_EVERY_MS } from './send-test';
import { SUBSCRIPTIONS_AT_MOST } from './subscriptions.store';
import { pushLeague, type PushLeague } from './testing/push-league';

const KEY = /^[\w-]{87}$/;

describeSite('push calls', (engine) => {
  let league: PushLeague;
  beforeEach(async () => {
    league = await pushLeague(engine);
  });
  afterEach(() => league.end());

  const body = (browser = league.service.browser(), values: object = {}) => ({ endpoint: browser.endpoint, keys: browser.keys, ...values });
  const subscribe = (as: string, sent: ReturnType<typeof body>) => league.call('POST utils/push_subscription', { as, body: sent });
  const rfn = async (as: string, query: { vid?: string; dt?: string } = {}) => (await league.call('GET utils/rfn', { as, query })).data!;

  it('rfn tells the key, made once, and whether this device is subscribed', async () => {
    const first = await rfn(league.as.ann, { vid: 'phone', dt: 'web' });
    expect(first).toEqual({ result: 'success', key: expect.stringMatching(KEY) as string, subscribed: false });
    await subscribe(league.as.ann, body(undefined, { vid: 'phone' }));
    expect(await rfn(league.as.ann, { vid: 'phone', dt: 'web' })).toEqual({ ...first, subscribed: true });
    expect((await league.subscriptions())[0]).toMatchObject({ vid: 'phone', device_kind: 'web' });
    expect(await rfn(league.as.ann, { vid: 'other', dt: 'web' })).toEqual(first);
    expect(await rfn(league.as.bob, { vid: 'phone', dt: 'web' })).toEqual(first);
    expect(await rfn(league.as.ann, { vid: 'phone' })).toEqual(first);
  });

  it('keys are the same in all processes, and their secret is in no log or answer', async () => {
    const fresh = await engine.open();
    const again = await engine.openAgain(fresh);
    const [one, other, third] = await Promise.all([pushKeys(fresh), pushKeys(again), pushKeys(fresh)]);
    expect(other).toEqual(one);
    expect(third).toEqual(one);
    const { privateKey } = await pushKeys(league.db);
    const browser = league.service.browser();
    await subscribe(league.as.carl, body(browser));
    const answers = [
      await rfn(league.as.carl),
      await league.call('POST utils/push_test', { as: league.as.carl }),
      await league.call('GET ad/pagedata', { as: league.as.carl }),
    ];
    expect(JSON.stringify(answers)).not.toContain(privateKey);
    for (const secret of [privateKey, browser.endpoint]) expect(league.logged.join('')).not.toContain(secret);
    const activity = JSON.stringify(await league.db.read((tx) => tx.selectFrom('activity').selectAll().execute()));
    expect(activity).toContain('push.subscribed');
    expect(activity).not.toContain(browser.endpoint);
  });

  it.each([
    ['an address of this network', { endpoint: 'https://10.0.0.1/x' }],
    ['no TLS', { endpoint: 'http://push.example.org/x' }],
  ])('refuses %s outside tests, and keeps nothing', async (_name, values) => {
    const strict = await testSite(league.db);
    const answer = await strict.call('POST utils/push_subscription', { as: league.as.ann, body: body(undefined, values) });
    expect([answer.status, answer.error?.code, Object.keys(answer.error?.fields ?? {})]).toEqual([400, 'bad_input', ['endpoint']]);
    expect(await league.subscriptions()).toEqual([]);
    await strict.app.close();
  });

  it.each([
    ['no endpoint', { endpoint: undefined }],
    ['an endpoint that is none', { endpoint: 'push' }],
    ['keys of nobody', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
    ['a name and password', { endpoint: 'http://ann:secret@127.0.0.1/x' }],
  ])('refuses %s', async (_name, values) => {
    const answer = await subscribe(league.as.ann, body(undefined, values));
    expect([answer.status, answer.error?.code]).toEqual([400, 'bad_input']);
    expect(await league.subscriptions()).toEqual([]);
  });

  it('asks who calls', async () => {
    expect((await league.call('GET utils/rfn')).status).toBe(401);
    expect((await league.call('POST utils/push_test')).status).toBe(401);
  });

  it(`keeps the newest ${SUBSCRIPTIONS_AT_MOST} browsers of a player, and one a device`, async () => {
    const first = body();
    await subscribe(league.as.ann, first);
    for (let n = 1; n <= SUBSCRIPTIONS_AT_MOST; n++) await subscribe(league.as.ann, body());
    const kept = await league.subscriptions();
    expect([kept.length, kept.some((one) => one.endpoint === first.endpoint)]).toEqual([SUBSCRIPTIONS_AT_MOST, false]);
    const renewed = body(undefined, { vid: 'phone' });
    await subscribe(league.as.bob, body(undefined, { vid: 'phone' }));
    await subscribe(league.as.bob, renewed);
    expect((await league.subscriptions()).filter((one) => one.user_id === league.users.bob).map((one) => one.endpoint)).toEqual([
      renewed.endpoint,
    ]);
  });

  it('a browser belongs to whoever is signed in there now; what waits for the one before is not shown to the next', async () => {
    const browser = league.service.browser();
    await subscribe(league.as.ann, body(browser));
    await league.want(league.as.ann, 1, 'final');
    await league.score(1, 3, 0, { state: 'final', status: 'Final' });
    const stolen = { ...body(browser), keys: league.service.browser().keys };
    expect((await subscribe(league.as.bob, stolen)).error?.code).toBe('conflict');
    expect((await subscribe(league.as.bob, body(browser))).status).toBe(200);
    await league.send();
    expect([browser.messages, (await league.subscriptions()).map((one) => one.user_id)]).toEqual([[], [league.users.bob]]);
  });

  it("forgets a browser of one's own, and nobody else's", async () => {
    const sent = body();
    await subscribe(league.as.ann, sent);
    expect((await league.call('POST utils/push_unsubscribe', { as: league.as.bob, body: { endpoint: sent.endpoint } })).status).toBe(200);
    expect(await league.subscriptions()).toHaveLength(1);
    await league.call('POST utils/push_unsubscribe', { as: league.as.ann, body: { endpoint: sent.endpoint } });
    expect(await league.subscriptions()).toEqual([]);
    expect((await league.call('POST utils/push_unsubscribe', { as: league.as.ann, body: { endpoint: 'never seen' } })).status).toBe(200);
  });

  it('sends a test at once, counts who was reached, drops who is gone, and not again for some seconds', async () => {
    const test = () => league.call('POST utils/push_test', { as: league.as.ann });
    expect((await test()).data).toEqual({ result: 'success', sent: 0 });
    const [alive, gone, broken] = [
      await league.subscribe(league.as.ann),
      await league.subscribe(league.as.ann),
      await league.subscribe(league.as.ann),
    ];
    gone.answers = [{ status: 410 }];
    broken.answers = [{ status: 500 }];
    expect((await test()).data).toEqual({ result: 'success', sent: 1 });
    expect(alive.messages.map(({ notice, ttl }) => [notice.title, ttl])).toEqual([['It works', 60]]);
    expect((await league.subscriptions()).map((one) => one.endpoint)).toEqual([alive.endpoint, broken.endpoint]);
    expect(await test()).toMatchObject({ status: 429, error: { code: 'too_many_requests' } });
    league.pass(TESTED_EVERY_MS);
    expect((await test()).data).toEqual({ result: 'success', sent: 1 });
  });
});
