import { newSecret } from '../../ground/crypto/secrets';
import { describeSite } from '../../testing/engines';
import { guidIn, mailsIn } from '../../testing/outbox.store';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';
import { LINK_LASTS_MS } from './links.rules';
import { FAILURES_PER_ADDRESS } from './slowdown';

const admin = basic('Carl', 'secret');

describeSite('links that set a password', (engine) => {
  let site: TestSite;
  const join = (guid: string, password = 'first', as?: string) => site.call('POST na/joinuser', { body: { guid, password }, as });
  const reset = (guid: string, password = 'second', as?: string) =>
    site.call('POST utils/setnewpassword', { body: { guid, password }, as });
  const signIn = (username: string, password: string) => site.call('POST na/signin', { body: { username, password } });
  const added = async (email: string) => {
    expect((await site.call('GET ad/adduser', { as: admin, query: { email } })).status).toBe(200);
    return guidIn(site.db, 'join');
  };
  const asked = async (userName: string) => {
    expect((await site.call('GET ad/ResetPassword', { as: admin, query: { userName } })).data).toMatchObject({ result: 'success' });
    return guidIn(site.db, 'reset');
  };
  /** Everything that a refused call must leave as it was. */
  const state = () =>
    site.db.read(async (tx) =>
      JSON.stringify([
        await tx.selectFrom('users').selectAll().orderBy('id').execute(),
        await tx.selectFrom('user_links').selectAll().orderBy('id').execute(),
        await tx.selectFrom('mail_outbox').select('id').orderBy('id').execute(),
        await tx.selectFrom('devices').select(['id', 'revoked_at']).orderBy('id').execute(),
        await tx.selectFrom('activity').select('id').orderBy('id').execute(),
      ]),
    );

  beforeEach(async () => {
    site = await testSite(await engine.open());
    await addAccount(site.db, 'Carl', 'secret', { isAdmin: true });
  });
  afterEach(() => site.app.close());

  it('let a new player in: join mail, password, user name by mail, and never the password', async () => {
    const guid = await added('ann@example.org');
    expect(guid.length).toBeGreaterThanOrEqual(22);
    expect((await site.call('GET na/link', { query: { guid, user: 'ann' } })).data).toEqual({
      state: 'good',
      mode: 'join',
      username: 'ann',
      expires: new Date(site.clock.now() + LINK_LASTS_MS.join).toISOString(),
      message: '',
    });
    expect((await signIn('ann', 'first')).status).toBe(401);
    expect((await join(guid, 'first', basic('ann', guid.slice(0, 10)))).data).toEqual({ result: 'success' });
    expect((await signIn('ann@example.org', 'first')).status).toBe(200);
    const mails = await mailsIn(site.db);
    expect(mails.map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ['join', 'ann@example.org'],
      ['welcome', 'ann@example.org'],
    ]);
    for (const body of [mails[1]!.body_text, mails[1]!.body_html]) {
      expect(body).toContain('ann');
      expect(body).not.toContain('first');
    }
  });

  it('reset a password, sign all devices out, unlock the name, and tell the owner', async () => {
    await addAccount(site.db, 'Ann', 'first');
    const secret = (await signIn('Ann', 'first')).data!.device_secret!;
    const guid = await asked('ann@example.org');
    for (let n = 0; n < 10; n++)
      await site.call('POST na/signin', { body: { username: 'Ann', password: `guess ${n}` }, remoteAddress: `203.0.113.${n}` });
    const elsewhere = { body: { username: 'Ann', password: 'first' }, remoteAddress: '203.0.113.99' };
    expect((await site.call('POST na/signin', elsewhere)).status).toBe(423);
    expect((await reset(guid)).status).toBe(200);
    expect((await site.call('GET utils/devices', { as: basic('Ann', secret) })).status).toBe(401);
    expect((await site.call('GET utils/devices', { as: basic('Ann', 'first') })).status).toBe(401);
    expect((await signIn('Ann', 'second')).status).toBe(200);
    expect((await mailsIn(site.db)).map(({ kind }) => kind)).toEqual(['reset', 'password_changed']);
  });

  it('leaves devices alone on joining', async () => {
    const ann = await added('ann@example.org');
    const bob = await added('bob@example.org');
    await join(ann);
    const secret = (await signIn('ann', 'first')).data!.device_secret!;
    await join(bob);
    expect((await site.call('GET utils/devices', { as: basic('ann', secret) })).status).toBe(200);
  });

  it('work once, also when two try at the same time', async () => {
    const guid = await added('ann@example.org');
    const answers = await Promise.all([join(guid, 'one'), join(guid, 'two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const before = await state();
    const again = await join(guid, 'three');
    expect([again.status, again.error?.message]).toEqual([409, expect.stringContaining('used already')]);
    expect((await site.call('GET na/link', { query: { guid } })).data).toMatchObject({
      state: 'used',
      mode: 'join',
      username: 'ann',
      message: expect.stringContaining('used already'),
    });
    expect(await state()).toBe(before);
    expect((await signIn('ann', answers[0].status === 200 ? 'one' : 'two')).status).toBe(200);
  });

  it('expire by the clock of the site, and say so', async () => {
    const guid = await added('ann@example.org');
    site.clock.advance(LINK_LASTS_MS.join - 1);
    expect((await site.call('GET na/link', { query: { guid } })).data?.state).toBe('good');
    site.clock.advance(1);
    const before = await state();
    const late = await join(guid);
    expect([late.status, late.error?.code, late.error?.message]).toEqual([409, 'conflict', expect.stringContaining('too old')]);
    expect((await site.call('GET na/link', { query: { guid } })).data).toMatchObject({ state: 'expired', message: late.error!.message });
    expect(await state()).toBe(before);
    await addAccount(site.db, 'Bob', 'first');
    const short = await asked('Bob');
    site.clock.advance(LINK_LASTS_MS.reset);
    expect((await reset(short)).status).toBe(409);
  });

  it('of another user are refused, and stay good for their owner', async () => {
    const guid = await added('ann@example.org');
    const before = await state();
    const stranger = await join(guid, 'first', basic('Carl', guid.slice(0, 10)));
    expect([stranger.status, stranger.error?.message]).toEqual([403, 'This link was made for another user.']);
    expect((await site.call('GET na/link', { query: { guid, user: 'Carl' } })).data).toEqual({
      state: 'other_user',
      mode: null,
      username: '',
      expires: '',
      message: 'This link was made for another user.',
    });
    expect(await state()).toBe(before);
    expect((await join(guid, 'first', basic('ANN@example.org', guid.slice(0, 10)))).status).toBe(200);
  });

  it.each(['', 'x', '0123456789', `${'A'.repeat(42)}!`, 'A'.repeat(200)])(
    'refuses the malformed guid %j and one that nobody has',
    async (guid) => {
      await added('ann@example.org');
      const before = await state();
      expect((await join(guid)).status).toBe(400);
      expect((await reset(newSecret())).error).toMatchObject({ code: 'not_found', message: expect.stringContaining('not known') });
      expect((await site.call('GET na/link', { query: { guid } })).data).toMatchObject({ state: 'unknown', username: '', mode: null });
      expect(await state()).toBe(before);
    },
  );

  it('refuse the other mode, passwords that are too long or empty, and unknown keys; the link stays good', async () => {
    const guid = await added('ann@example.org');
    const before = await state();
    expect((await reset(guid)).error?.code).toBe('conflict');
    expect((await join(guid, '')).error).toMatchObject({ code: 'bad_input', message: 'A password has 1 to 20 characters.' });
    expect((await join(guid, 'x'.repeat(21))).status).toBe(400);
    expect((await site.call('POST na/joinuser', { body: { guid, password: 'x', user: 'ann' } as never })).status).toBe(400);
    expect(await state()).toBe(before);
    expect((await join(guid, 'x'.repeat(20))).status).toBe(200);
    expect((await signIn('ann', 'x'.repeat(20))).status).toBe(200);
  });

  it('die with the first that is used', async () => {
    await addAccount(site.db, 'Ann', 'first');
    const older = await asked('Ann');
    const newer = await asked('Ann');
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(409);
  });

  it('invite a player again who has not joined, and nobody who does not exist', async () => {
    await added('ann@example.org');
    expect((await site.call('GET ad/ResetPassword', { as: admin, query: { userName: 'ann' } })).status).toBe(200);
    expect((await mailsIn(site.db)).map(({ kind }) => kind)).toEqual(['join', 'join']);
    expect((await join(await guidIn(site.db, 'join'))).status).toBe(200);
    expect((await site.call('GET ad/ResetPassword', { as: admin, query: { userName: 'nobody' } })).status).toBe(404);
    expect((await site.call('GET ad/ResetPassword', { as: basic('ann', 'first'), query: { userName: 'Carl' } })).status).toBe(403);
  });

  it('cannot be guessed at speed, and are kept as hashes only', async () => {
    const guid = await added('ann@example.org');
    const stored = JSON.stringify(
      await site.db.read(async (tx) => [
        await tx.selectFrom('user_links').selectAll().execute(),
        await tx.selectFrom('activity').selectAll().execute(),
      ]),
    );
    expect(stored).not.toContain(guid);
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) expect((await join(newSecret())).status).toBe(404);
    expect((await join(newSecret())).status).toBe(429);
    // Who holds a real link is not kept waiting by what others try.
    expect((await join(guid)).status).toBe(200);
  });

  it('mail no player who cannot be added', async () => {
    await added('ann@example.org');
    expect((await site.call('GET ad/adduser', { as: admin, query: { email: 'ANN@example.org' } })).status).toBe(409);
    expect(await mailsIn(site.db)).toHaveLength(1);
  });
});
