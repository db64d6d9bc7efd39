import { newSecret } from '../../ground/crypto/secrets';
import { describeByTurns } from '../../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { EMAIL_CHANGE_LASTS_MS } from './email-changes.store';
import { addLink } from './links.store';
import { ASKED_A_DAY } from './own-email';

describeByTurns('a player’s own address', (engine) => {
  let site: TestSite;
  const ann = basic('Ann', 'secret');
  beforeEach(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'secret');
    await addAccount(site.db, 'Bob', 'secret');
  });
  afterEach(() => site.app.close());

  const ask = (email: string, password = 'secret') => site.call('POST utils/change_email', { as: ann, body: { email, password } });
  const mails = () => site.db.kysely.selectFrom('mail_outbox').select(['kind', 'to_address', 'body_text']).orderBy('id').execute();
  const linkIn = (text: string) => /confirm_email\?guid=([\w-]{43})/.exec(text)![0].replace('confirm_email', '/api/v1/na/confirm_email');
  const link = async () => linkIn((await mails()).at(-1)!.body_text);
  const account = async () => (await site.call('GET utils/account', { as: ann })).data!;
  const press = (url: string, body = '') =>
    site.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('changes once the link of the mail that went there is pressed, and not when it is only opened; both addresses are told', async () => {
    const device = (await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' } })).data!.device_secret!;
    expect((await ask('ann@example.net')).status).toBe(200);
    expect(await account()).toEqual({ username: 'Ann', email: 'Ann@example.org', waiting: 'ann@example.net' });
    const url = await link();
    for (let n = 0; n < 2; n++) {
      const opened = await site.inject({ url });
      expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining('Use this address')]);
    }
    expect((await account()).email).toBe('Ann@example.org');
    expect((await press(url, 'anything=else')).statusCode).toBe(200);
    expect(await account()).toEqual({ username: 'Ann', email: 'ann@example.net', waiting: '' });
    expect((await mails()).slice(-2).map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['email_changed', 'Ann@example.org'],
      ['email_changed', 'ann@example.net'],
    ]);
    expect((await site.call('GET utils/account', { as: basic('Ann', device) })).status).toBe(200);
    expect((await site.call('POST na/signin', { body: { username: 'ann@example.net', password: 'secret' } })).status).toBe(200);
    // It worked once.
    expect([(await press(url)).statusCode, (await site.inject({ url })).statusCode]).toEqual([404, 404]);
  });

  it('ends links that went to the last address', async () => {
    const [guid, { id }] = [
      newSecret(),
      await site.db.kysely.selectFrom('users').select('id').where('username', '=', 'Ann').executeTakeFirstOrThrow(),
    ];
    await site.db.write((tx) => addLink(tx, { userId: id, mode: 'reset', guid, now: site.clock.now() }));
    await ask('ann@example.net');
    await press(await link());
    expect((await site.call('POST utils/setnewpassword', { body: { guid, password: 'stolen' } })).status).toBe(409);
  });

  it('says the same of an address that somebody has, and tells that address alone', async () => {
    const [free, taken] = [await ask('nobody@example.org'), await ask('bob@example.org')];
    expect(JSON.stringify(taken.data).replace('bob@', 'nobody@')).toBe(JSON.stringify(free.data));
    expect((await mails()).at(-1)).toMatchObject({ kind: 'email_in_use', to_address: 'bob@example.org' });
    expect((await mails()).at(-1)!.body_text).not.toContain('confirm_email');
  });

  it('is written about without a link that acts on the account, to whatever address: a stranger may read it', async () => {
    await ask('bob@example.org');
    await ask('mistyped@example.net');
    await press(await link());
    const rows = await site.db.kysely.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['email_in_use', 'bob@example.org'],
      ['confirm_email', 'mistyped@example.net'],
      ['email_changed', 'Ann@example.org'],
      ['email_changed', 'mistyped@example.net'],
    ]);
    for (const { unsubscribe_url, body_text, body_html } of rows) {
      expect(unsubscribe_url).toBe('');
      expect(body_text + body_html).not.toContain('unsubscribe');
    }
    expect(await site.db.kysely.selectFrom('unsubscribe_tokens').selectAll().execute()).toEqual([]);
  });

  it('is not changed by a link when somebody has come with that address meanwhile', async () => {
    await ask('zoe@example.net');
    const url = await link();
    await site.db.kysely
      .updateTable('users')
      .set({ email: 'zoe@example.net', email_key: 'zoe@example.net' })
      .where('username', '=', 'Bob')
      .execute();
    expect((await press(url)).statusCode).toBe(409);
    expect((await account()).email).toBe('Ann@example.org');
  });

  it('takes the last link of several, for a day, and as many as five of them', async () => {
    await ask('one@example.net');
    const first = await link();
    await ask('two@example.net');
    const second = await link();
    expect((await press(first)).statusCode).toBe(404);
    for (let n = 2; n < ASKED_A_DAY; n++) expect((await ask(`more${n}@example.net`)).status).toBe(200);
    expect((await ask('six@example.net')).status).toBe(429);
    site.clock.advance(EMAIL_CHANGE_LASTS_MS);
    expect((await press(second)).statusCode).toBe(404);
    expect((await ask('six@example.net')).status).toBe(200);
  });

  it('asks for the password, an address, and another one than there is', async () => {
    expect(await ask('ann@example.net', 'wrong')).toMatchObject({ status: 403, error: { fields: { password: 'is wrong' } } });
    expect((await ask('nonsense')).status).toBe(400);
    expect((await ask('Ann@example.org')).status).toBe(409);
    expect((await site.call('POST utils/change_email', { body: { email: 'a@example.net', password: 'secret' } })).status).toBe(401);
    expect(await mails()).toEqual([]);
    // Another spelling of the own one is confirmed like any other.
    expect((await ask('ann@EXAMPLE.org')).status).toBe(200);
    expect((await press(await link())).statusCode).toBe(200);
    expect((await account()).email).toBe('ann@EXAMPLE.org');
  });

  it.each(['', '?guid=', '?guid=short', `?guid=${'a'.repeat(43)}`, '?guid=a&guid=b', '?guid=%00'])('refuses the link %j', async (query) => {
    for (const method of ['GET', 'POST'] as const)
      expect((await site.inject({ method, url: `/api/v1/na/confirm_email${query}` })).statusCode).toBe(404);
  });
});
