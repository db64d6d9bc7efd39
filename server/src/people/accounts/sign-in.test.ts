import { addContest, addEntry } from '../../testing';
import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { listDevices } from './devices.store';

describeSite('sign-in', (engine) => {
  let site: TestSite;
  let ann: number;
  const signIn = (username: string, password: string, headers = {}) =>
    site.call('POST na/signin', { body: { username, password }, headers });

  beforeAll(async () => {
    site = await testSite(await engine.open());
    ann = await addAccount(site.db, 'Ann', 'secret', { isAdmin: true, groupNumber: 3 });
    await addAccount(site.db, 'Bob', 'hidden');
  });
  afterAll(() => site.app.close());

  it.each([['Ann'], ['  ann '], ['ANN@Example.org']])('takes %j with the password and answers a device secret', async (name) => {
    const { status, data } = await signIn(name, 'secret');
    expect(status).toBe(200);
    expect(data).toEqual({
      administers: true,
      username: 'Ann',
      group_number: 3,
      user_contests: [],
      is_admin: true,
      device_secret: expect.stringMatching(/^[\w-]{43}$/),
      familiar: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('names the contests of present entries once each, in the order of the site', async () => {
    const player = await addAccount(site.db, 'Player', 'secret');
    const ids = [];
    for (const contest_type of ['pick1golf', 'football', 'football', 'golf', 'bbauction', 'footballwins', 'bowl_mania'] as const)
      ids.push(await addContest(site.db, { contest_type }));
    for (const [n, contest_id] of ids.entries()) await addEntry(site.db, { contest_id, user_id: player, removed_at: n === 4 ? 1 : null });
    const { data } = await signIn('Player', 'secret');
    expect(data?.user_contests).toEqual(['Golf', 'Football', 'FootballWins', 'BowlMania', 'Pick1Golf']);
  });

  it('names every contest of the site for its administrator, entered or not, and none to a player who is in none', async () => {
    await addAccount(site.db, 'Boss', 'secret', { isAdmin: true, groupNumber: 7 });
    await addAccount(site.db, 'Newcomer', 'secret', { groupNumber: 7 });
    for (const contest_type of ['underdogs', 'football'] as const) await addContest(site.db, { contest_type, group_number: 7 });
    const all = ['Golf', 'Football', 'FootballWins', 'Underdogs', 'bbAuction', 'BowlMania', 'Pick1Golf'];
    expect((await signIn('Boss', 'secret')).data?.user_contests).toEqual(all);
    expect((await signIn('Newcomer', 'secret')).data?.user_contests).toEqual([]);
  });

  it('answers the same for a wrong password and for a name nobody has', async () => {
    const wrong = await signIn('Bob', 'guess');
    const unknown = await signIn('Nobody', 'guess');
    expect(wrong.error).toEqual({ code: 'not_signed_in', message: 'The user name or the password is wrong.' });
    expect([unknown.status, unknown.error]).toEqual([401, wrong.error]);
    expect(wrong.headers['www-authenticate']).toBeUndefined();
  });

  it('signs in again with the device secret, without a new one', async () => {
    const { data } = await signIn('Ann', 'secret');
    const again = await signIn('ann@example.org', data!.device_secret!);
    expect(again.data).toEqual({ ...data, device_secret: undefined, familiar: undefined });
    expect((await signIn('Bob', data!.device_secret!)).status).toBe(401);
  });

  it('records the application, and does without it', async () => {
    await signIn('Bob', 'hidden', { 'x-application-id': 'scores-on-my-fridge' });
    await signIn('Bob', 'hidden');
    const bob = ann + 1;
    const devices = await site.db.read((tx) => listDevices(tx, bob, site.wall.now()));
    expect(devices.map((device) => device.application_id).sort()).toEqual(['', 'scores-on-my-fridge']);
  });

  it('takes name or e-mail with secret or password as Basic authorization', async () => {
    const { data } = await signIn('Bob', 'hidden');
    for (const name of ['Bob', 'bob@example.org']) {
      for (const credential of ['hidden', data!.device_secret!]) {
        const { status } = await site.call('PUT football/events', { as: basic(name, credential) });
        expect(status).toBe(403);
      }
    }
  });

  it('refuses a call without, with malformed and with wrong authorization, and asks no browser to open its dialog', async () => {
    const secret = 'A'.repeat(43);
    for (const authorization of [undefined, 'Basic', 'Basic ~', 'Bearer x', basic('', 'x'), basic('Ann', 'guess'), basic('Ann', secret)]) {
      const { status, error, headers } = await site.call('POST utils/logout', { as: authorization });
      expect([status, error?.code]).toEqual([401, 'not_signed_in']);
      expect(headers['www-authenticate']).toBeUndefined();
    }
  });
});
