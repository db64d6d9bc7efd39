import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describeSite('the list of devices', (engine) => {
  let site: TestSite;
  const signIn = async (username: string, headers: Record<string, string> = {}) =>
    basic(username, (await site.call('POST na/signin', { body: { username, password: 'secret' }, headers })).data!.device_secret!);
  const devices = async (as: string) => (await site.call('GET utils/devices', { as })).data!.devices.data;

  beforeEach(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'secret');
    await addAccount(site.db, 'Bob', 'secret');
  });
  afterEach(() => site.app.close());

  it('names each, the latest used first, and marks the one that asks', async () => {
    const phone = await signIn('Ann', { 'user-agent': 'curl/8', 'x-application-id': 'scripts' });
    site.wall.advance(60_000);
    const desk = await signIn('Ann', { 'user-agent': CHROME, 'x-application-id': 'poolhouse-web' });
    await signIn('Bob');
    const now = new Date(site.wall.now()).toISOString();
    expect(await devices(desk)).toEqual([
      { id: expect.any(Number), application: 'poolhouse-web', label: 'Chrome on Windows', created: now, last_used: now, this_device: 1 },
      {
        id: expect.any(Number),
        application: 'scripts',
        label: 'curl',
        created: expect.any(String),
        last_used: expect.any(String),
        this_device: 0,
      },
    ]);
    expect((await devices(phone)).map(({ this_device }) => this_device)).toEqual([0, 1]);
    expect((await devices(basic('Ann', 'secret'))).map(({ this_device }) => this_device)).toEqual([0, 0]);
  });

  it('calls a device what its player calls it, and nobody else’s', async () => {
    const [one, bob] = [await signIn('Ann'), await signIn('Bob')];
    const { id } = (await devices(one))[0]!;
    const name = (as: string, body: { id: number; name: string }) => site.call('POST utils/name_device', { as, body });
    expect((await name(one, { id, name: '  Kitchen   laptop ' })).data).toEqual({ result: 'success' });
    expect((await devices(one)).map(({ label }) => label)).toEqual(['Kitchen laptop']);
    expect((await name(bob, { id, name: 'Mine' })).status).toBe(404);
    expect((await name(one, { id, name: ' ' })).status).toBe(400);
    await site.call('POST utils/signout_everywhere', { as: one, body: {} });
    expect((await name(basic('Ann', 'secret'), { id, name: 'Late' })).error?.message).toBe('This device is not signed in any more.');
    const line = await site.db.read((tx) =>
      tx.selectFrom('activity').select(['before', 'after']).where('action', '=', 'device.named').executeTakeFirstOrThrow(),
    );
    expect([line.before, line.after].map((json) => JSON.parse(json!).name)).toEqual(['', 'Kitchen laptop']);
  });

  it('signs out one of them, and nobody else’s', async () => {
    const [one, two, bob] = [await signIn('Ann'), await signIn('Ann'), await signIn('Bob')];
    const id = (await devices(one)).find(({ this_device }) => this_device === 1)!.id;
    expect((await site.call('POST utils/revoke_device', { as: bob, body: { id } })).status).toBe(404);
    expect(await devices(one)).toHaveLength(2);
    expect((await site.call('POST utils/revoke_device', { as: two, body: { id } })).data).toEqual({ result: 'success' });
    expect((await site.call('GET utils/devices', { as: one })).status).toBe(401);
    expect(await devices(two)).toHaveLength(1);
    const again = await site.call('POST utils/revoke_device', { as: two, body: { id } });
    expect([again.status, again.error?.message]).toEqual([404, 'This device is not signed in any more.']);
    expect(await devices(bob)).toHaveLength(1);
  });

  it('signs out everywhere, with or without the device that asks', async () => {
    const [one, two, three, bob] = [await signIn('Ann'), await signIn('Ann'), await signIn('Ann'), await signIn('Bob')];
    const status = async (as: string) => (await site.call('GET utils/devices', { as })).status;
    expect((await site.call('POST utils/signout_everywhere', { as: one, body: { keep_this: 1 } })).data).toEqual({ result: 'success' });
    expect([await status(one), await status(two), await status(three), await status(bob)]).toEqual([200, 401, 401, 200]);
    expect((await site.call('POST utils/signout_everywhere', { as: one, body: {} })).status).toBe(200);
    expect([await status(one), await status(bob)]).toEqual([401, 200]);
  });

  it.each([{}, { id: '7' }, { id: 0 }, { id: 1.5 }, { id: 1, more: 1 }])('refuses %j', async (body) => {
    const ann = await signIn('Ann');
    expect((await site.call('POST utils/revoke_device', { as: ann, body: body as { id: number } })).status).toBe(400);
    expect((await site.call('POST utils/signout_everywhere', { as: ann, body: { keep_this: 2 } as never })).status).toBe(400);
    expect(await devices(ann)).toHaveLength(1);
  });

  it('needs somebody who is signed in', async () => {
    expect((await site.call('GET utils/devices')).status).toBe(401);
    expect((await site.call('POST utils/revoke_device', { body: { id: 1 } })).status).toBe(401);
    expect((await site.call('POST utils/signout_everywhere', { body: {} })).status).toBe(401);
  });
});
