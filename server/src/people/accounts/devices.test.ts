import { describeEachEngine } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { DEVICE_BELIEVED_FOR_MS } from './authenticator';
import { DEVICE_LASTS_MS, listDevices, revokeAllDevices, revokeDevice, USE_NOTED_EVERY_MS } from './devices.store';

const HOUR = USE_NOTED_EVERY_MS;

describeEachEngine('device secrets', (engine) => {
  let site: TestSite;
  let ann: number;
  const secretOfNewDevice = async () =>
    (await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' } })).data!.device_secret!;
  const devices = () => site.db.read((tx) => listDevices(tx, ann, site.wall.now()));
  /** An admin call that anybody who is signed in gets past authentication with. */
  const statusWith = async (credential: string, other: TestSite = site) =>
    (await other.call('PUT football/events', { as: basic('Ann', credential) })).status;

  beforeEach(async () => {
    site = await testSite(await engine.open());
    ann = await addAccount(site.db, 'Ann', 'secret');
  });
  afterEach(() => site.app.close());

  it.each(['GET utils/logout', 'POST utils/logout'] as const)('%s revokes the secret it was made with, and no other', async (logout) => {
    const [one, two] = [await secretOfNewDevice(), await secretOfNewDevice()];
    expect(await statusWith(one)).toBe(403);
    expect((await site.call(logout, { as: basic('Ann', one) })).data).toEqual({ result: 'success' });
    expect(await statusWith(one)).toBe(401);
    expect(await statusWith(two)).toBe(403);
    expect(await devices()).toHaveLength(1);
  });

  it('signing out with a password succeeds and revokes nothing', async () => {
    await secretOfNewDevice();
    expect((await site.call('POST utils/logout', { as: basic('Ann', 'secret') })).status).toBe(200);
    expect(await devices()).toHaveLength(1);
  });

  it('stores no secret', async () => {
    const secret = await secretOfNewDevice();
    expect(JSON.stringify(await devices())).not.toContain(secret);
  });

  it('hears of a revocation by another process', async () => {
    const secret = await secretOfNewDevice();
    const other = await testSite(await engine.openAgain(site.db));
    expect(await statusWith(secret, other)).toBe(403);
    const [device] = await devices();
    const heard = new Promise((resolve) => other.db.tags.onChange(resolve));
    await site.db.write((tx, invalidate) => revokeDevice(tx, invalidate, { userId: ann, deviceId: device!.id, now: site.wall.now() }));
    await heard;
    expect(await statusWith(secret, other)).toBe(401);
    await other.app.close();
  });

  it('all can be revoked at once', async () => {
    const secrets = [await secretOfNewDevice(), await secretOfNewDevice()];
    await site.db.write((tx, invalidate) => revokeAllDevices(tx, invalidate, { userId: ann, now: site.wall.now() }));
    for (const secret of secrets) expect(await statusWith(secret)).toBe(401);
  });

  it('expires half a year after its last use, not after its first', async () => {
    const secret = await secretOfNewDevice();
    for (let n = 0; n < 3; n++) {
      site.wall.advance(DEVICE_LASTS_MS - HOUR);
      expect(await statusWith(secret)).toBe(403);
    }
    site.wall.advance(DEVICE_LASTS_MS);
    expect(await statusWith(secret)).toBe(401);
  });

  it('notes its use at most once an hour', async () => {
    const secret = await secretOfNewDevice();
    const signedIn = site.wall.now();
    site.wall.advance(HOUR - 1);
    await statusWith(secret);
    expect((await devices())[0]!.last_used_at).toBe(signedIn);
    site.wall.advance(DEVICE_BELIEVED_FOR_MS);
    await statusWith(secret);
    expect((await devices())[0]!.last_used_at).toBe(site.wall.now());
  });
});
