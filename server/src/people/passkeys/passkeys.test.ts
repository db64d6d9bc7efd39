import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { CHALLENGE_LASTS_MS } from './passkeys.store';
import { SoftAuthenticator } from './testing/soft-authenticator';

describeSite('passkeys', (engine) => {
  let site: TestSite;
  let ann: string;
  const password = 'secret';
  const signIn = (username = 'Ann') => site.call('POST na/signin', { body: { username, password } });
  const secretOf = async (username: string) => basic(username, (await signIn(username)).data!.device_secret!);

  async function add(as: string, key = new SoftAuthenticator(), name = 'Phone') {
    const { options } = (await site.call('POST utils/passkey_begin', { as, body: { password } })).data!;
    const added = await site.call('POST utils/passkey_add', { as, body: { name, credential: key.create(options) } });
    return { key, added };
  }
  const begin = async (username = 'Ann') => (await site.call('POST na/passkey_begin', { body: { username, password } })).data!.options;
  const finish = (credential: object, username = 'Ann') =>
    site.call('POST na/passkey_finish', { body: { username, credential: credential as never } });
  const actions = async () =>
    (await site.db.read((tx) => tx.selectFrom('activity').select('action').orderBy('id').execute())).map(({ action }) => action);

  beforeEach(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', password, { isAdmin: true });
    await addAccount(site.db, 'Bob', password);
    ann = await secretOf('Ann');
  });
  afterEach(() => site.app.close());

  it('ask for the passkey after the password from then on, and let nobody in without', async () => {
    const { key, added } = await add(ann);
    expect(added).toMatchObject({ status: 200, data: { result: 'success', recovery_codes: expect.any(Array) } });
    expect((await signIn()).error?.code).toBe('second_factor');
    const session = await finish(key.get(await begin()));
    expect(session).toMatchObject({ status: 200, data: { username: 'Ann', is_admin: true } });
    expect((await site.call('GET utils/devices', { as: basic('Ann', session.data!.device_secret!) })).status).toBe(200);
    expect(await actions()).toEqual(['signed_in', 'passkey.added', 'signed_in']);
  });

  it('refuse a signature of another key, site, user or challenge, one that is used twice, and one that comes too late', async () => {
    const { key } = await add(ann);
    const used = key.get(await begin());
    expect((await finish(used)).status).toBe(200);
    expect((await finish(used)).status).toBe(401);
    const other = new SoftAuthenticator();
    expect((await finish(other.get(await begin()))).status).toBe(401);
    const forged = other.likeness({ id: key.id, counter: 100 });
    expect((await finish(forged.get(await begin()))).status).toBe(401);
    const elsewhere = key.likeness({ origin: 'https://evil.example' });
    expect((await finish(elsewhere.get(await begin()))).status).toBe(401);
    expect((await finish(key.get({ challenge: 'bm8' }))).status).toBe(401);
    expect((await finish(key.get(await begin()), 'Bob')).status).toBe(401);
    const late = await begin();
    site.wall.advance(CHALLENGE_LASTS_MS);
    expect((await finish(key.get(late))).status).toBe(401);
    key.counter = 50;
    expect((await finish(key.get(await begin()))).status).toBe(200);
  });

  it('refuse a copy of an authenticator that counts no further', async () => {
    const { key } = await add(ann);
    key.counter = 5;
    expect((await finish(key.get(await begin()))).status).toBe(200);
    key.counter = 3;
    expect((await finish(key.get(await begin()))).status).toBe(401);
  });

  it('do not begin without the right password, and count the guesses', async () => {
    await add(ann);
    for (let n = 0; n < 10; n++)
      expect(
        (await site.call('POST na/passkey_begin', { body: { username: 'Ann', password: 'x' }, remoteAddress: `203.0.113.${n}` })).status,
      ).toBe(401);
    expect((await site.call('POST na/passkey_begin', { body: { username: 'Ann', password }, remoteAddress: '203.0.113.99' })).status).toBe(
      423,
    );
  });

  it('are replaced by recovery codes, each once, and only after the password', async () => {
    const { added } = await add(ann);
    const [first, second] = added.data!.recovery_codes!;
    const recover = (code: string, word = password) => site.call('POST na/recovery', { body: { username: 'Ann', password: word, code } });
    expect((await recover(first!, 'wrong')).status).toBe(401);
    expect((await recover('0000-0000-0000-0000')).status).toBe(401);
    expect((await recover(first!.toUpperCase().replace(/-/g, ' '))).data?.device_secret).toBeDefined();
    expect((await recover(first!)).status).toBe(401);
    expect((await site.call('GET utils/passkeys', { as: ann })).data?.recovery_codes_left).toBe(9);
    const fresh = (await site.call('POST utils/recovery_codes', { as: ann, body: { password } })).data!.recovery_codes;
    expect((await recover(second!)).status).toBe(401);
    expect((await recover(fresh[0]!)).status).toBe(200);
    const kept = await site.db.read((tx) => tx.selectFrom('recovery_codes').select('code_hash').execute());
    expect(JSON.stringify(kept)).not.toContain(fresh[1]!.replace(/-/g, ''));
  });

  it('let ten wrong recovery codes be tried, from wherever', async () => {
    const { added } = await add(ann);
    const recover = (code: string, n: number) =>
      site.call('POST na/recovery', { body: { username: 'Ann', password, code }, remoteAddress: `203.0.113.${n}` });
    for (let n = 0; n < 10; n++) expect((await recover(`0000-0000-0000-000${n}`, n)).status).toBe(401);
    expect((await recover(added.data!.recovery_codes![0]!, 50)).status).toBe(429);
  });

  it('close user name and password to scripts, which use an app token instead', async () => {
    const script = basic('Ann', password);
    expect((await site.call('GET utils/devices', { as: script })).status).toBe(200);
    await add(ann);
    expect(await site.call('GET utils/devices', { as: script })).toMatchObject({ status: 401, error: { code: 'second_factor' } });
    const token = (await site.call('POST utils/app_token', { as: ann, body: { name: 'Fridge', password } })).data!.device_secret;
    const devices = await site.call('GET utils/devices', { as: basic('Ann', token) });
    expect(devices.data?.devices.data).toContainEqual(
      expect.objectContaining({ label: 'Fridge', application: 'app token', this_device: 1 }),
    );
    expect((await site.call('POST utils/app_token', { as: ann, body: { name: 'Fridge', password: 'wrong' } })).status).toBe(403);
  });

  it('are listed, renamed and removed by their owner alone, and leave the password alone again with the last one', async () => {
    const { added } = await add(ann);
    const id = added.data!.id!;
    const bob = await secretOf('Bob');
    for (const as of [bob]) {
      expect((await site.call('POST utils/rename_passkey', { as, body: { id, name: 'Mine' } })).status).toBe(404);
      expect((await site.call('POST utils/remove_passkey', { as, body: { id, password } })).status).toBe(404);
    }
    expect((await site.call('POST utils/rename_passkey', { as: ann, body: { id, name: 'Key ring' } })).status).toBe(200);
    expect((await site.call('GET utils/passkeys', { as: ann })).data?.passkeys.data).toEqual([
      expect.objectContaining({ id, name: 'Key ring', synced: 0, last_used: '' }),
    ]);
    expect((await site.call('POST utils/remove_passkey', { as: ann, body: { id, password: 'wrong' } })).status).toBe(403);
    expect((await site.call('POST utils/remove_passkey', { as: ann, body: { id, password } })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await site.call('GET utils/passkeys', { as: ann })).data?.recovery_codes_left).toBe(0);
  });

  it('are not added twice, by somebody else, or without what was asked', async () => {
    const { key } = await add(ann);
    const bob = await secretOf('Bob');
    expect((await add(bob, key)).added.status).toBe(409);
    const { options } = (await site.call('POST utils/passkey_begin', { as: ann, body: { password } })).data!;
    const stolen = await site.call('POST utils/passkey_add', {
      as: bob,
      body: { name: 'x', credential: new SoftAuthenticator().create(options) },
    });
    expect(stolen.status).toBe(400);
    expect((await site.call('POST utils/passkey_begin', { as: ann, body: { password: 'wrong' } })).status).toBe(403);
  });

  it('may be required of administrators, who are players until they have one', async () => {
    await addAccount(site.db, 'Carl', password, { isAdmin: true });
    const carl = await secretOf('Carl');
    const require = (as: string, required: 0 | 1) => site.call('POST ad/require_passkeys', { as, body: { required } });
    expect((await require(ann, 1)).status).toBe(409);
    expect((await site.call('GET ad/pagedata', { as: carl })).status).toBe(200);
    await add(ann);
    expect((await require(ann, 1)).status).toBe(200);
    expect(await site.call('GET ad/pagedata', { as: carl })).toMatchObject({
      status: 403,
      error: { message: expect.stringContaining('passkey') },
    });
    expect((await site.call('GET utils/passkeys', { as: carl })).data?.required_of_admins).toBe(1);
    await add(carl);
    expect((await site.call('GET ad/pagedata', { as: carl })).status).toBe(200);
    expect((await require(carl, 0)).status).toBe(200);
    expect(await actions()).toContain('passkey.required_of_admins');
  });

  it('are taken away by an administrator from a player who lost them, who is then signed out everywhere', async () => {
    const bob = await secretOf('Bob');
    await add(bob);
    const id = (await site.db.read((tx) => tx.selectFrom('users').select('id').where('username', '=', 'Bob').executeTakeFirstOrThrow())).id;
    expect((await site.call('POST ad/remove_passkeys', { as: bob, body: { user_id: id } })).status).toBe(403);
    expect((await site.call('POST ad/remove_passkeys', { as: ann, body: { user_id: id } })).status).toBe(200);
    expect((await site.call('GET utils/devices', { as: bob })).status).toBe(401);
    expect((await signIn('Bob')).status).toBe(200);
    expect(await actions()).toContain('passkey.all_removed');
  });

  it('are refused where browsers know none', async () => {
    const numbers = await testSite(site.db, { mail: { baseUrl: 'http://192.0.2.1', from: 'x@example.org' } });
    expect((await numbers.call('GET utils/passkeys', { as: ann })).data?.works_at).toBe('');
    expect((await numbers.call('POST utils/passkey_begin', { as: ann, body: { password } })).status).toBe(503);
    await numbers.app.close();
  });
});
