import { describeSite } from '../testing/engines';
import { guidIn } from '../testing/outbox.store';
import { addAccount, basic, testSite, type TestSite } from '../testing/site';
import { signOutAll } from './restore.store';

describeSite('restore --sign-out-all', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Carl', 'secret', { isAdmin: true });
  });
  afterAll(() => site.app.close());

  it('ends what was alive when the backup was made: devices, links of mails, invitations; passwords stay', async () => {
    const carl = basic('Carl', 'secret');
    const { data } = await site.call('POST na/signin', { body: { username: 'Carl', password: 'secret' } });
    const device = basic('Carl', data!.device_secret!);
    expect((await site.call('GET utils/devices', { as: device })).status).toBe(200);
    await site.call('GET ad/adduser', { as: carl, query: { email: 'ann@example.org' } });
    const guid = await guidIn(site.db, 'join');
    const invited = await site.call('POST ad/invite', { as: carl, body: { group_number: 1, days: 7, uses: 5 } });
    const code = new URL(invited.data!.link).hash.slice(1);
    expect((await site.call('POST na/invitation', { body: { code } })).data!.state).toBe('open');

    await site.call('POST utils/change_email', { as: carl, body: { email: 'carl@example.net', password: 'secret' } });
    const { id: user_id } = await site.db.kysely.selectFrom('users').select('id').where('username', '=', 'Carl').executeTakeFirstOrThrow();
    await site.db.kysely.insertInto('season_links').values({ token_hash: 'of a mail', user_id, created_at: 0 }).execute();
    expect((await site.call('GET utils/account', { as: carl })).data!.waiting).toBe('carl@example.net');

    await site.db.write((tx, invalidate) => signOutAll(tx, invalidate, site.wall.now()));

    expect((await site.call('GET utils/devices', { as: device })).status).toBe(401);
    expect((await site.call('POST na/link', { body: { guid } })).data!.state).toBe('used');
    expect((await site.call('POST na/invitation', { body: { code } })).data!.state).toBe('revoked');
    expect((await site.call('GET utils/account', { as: carl })).data).toMatchObject({ waiting: '' });
    expect(await site.db.kysely.selectFrom('season_links').selectAll().execute()).toEqual([]);
  });
});
