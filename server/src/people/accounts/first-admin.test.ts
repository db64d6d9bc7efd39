import { describeSite } from '../../testing/engines';
import { addAccount, testSite, type TestSite } from '../../testing/site';
import { offerFirstAdmin } from './first-admin';
import { FAILURES_PER_ADDRESS } from './slowdown';
import { listUsers } from './users.store';

describeSite('the first administrator', (engine) => {
  let site: TestSite;
  const create = (token: string, values: Partial<{ email: string; name: string; password: string }> = {}) =>
    site.call('POST na/firstadmin', { body: { token, email: 'ann@example.org', name: 'Ann', password: 'secret', ...values } });

  beforeEach(async () => {
    site = await testSite(await engine.open());
  });
  afterEach(() => site.app.close());

  it('is created once with the token, and can sign in', async () => {
    const token = (await offerFirstAdmin(site.db))!;
    expect((await create(token)).data).toEqual({ result: 'success', id: expect.any(Number) });
    expect((await site.call('POST na/signin', { body: { username: 'Ann', password: 'secret' } })).data?.is_admin).toBe(true);
    const again = await create(token, { email: 'bob@example.org', name: 'Bob' });
    expect([again.status, again.error?.code]).toEqual([403, 'forbidden']);
    expect(await site.db.read(listUsers)).toHaveLength(1);
  });

  it('is created once even when two try at the same time', async () => {
    const token = (await offerFirstAdmin(site.db))!;
    const answers = await Promise.all([create(token), create(token, { email: 'bob@example.org', name: 'Bob' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await site.db.read(listUsers)).toHaveLength(1);
  });

  it('needs a token that was printed, by whichever server, and a site without users', async () => {
    const older = (await offerFirstAdmin(site.db))!;
    const newer = (await offerFirstAdmin(site.db))!;
    expect((await create('')).status).toBe(403);
    expect((await create(`${newer.slice(0, -1)}!`)).status).toBe(403);
    await addAccount(site.db, 'Bob', 'hidden', { isAdmin: true });
    for (const token of [older, newer]) expect((await create(token)).status).toBe(403);
    expect(await offerFirstAdmin(site.db)).toBeNull();
  });

  it('keeps the token when the rest was refused', async () => {
    const token = (await offerFirstAdmin(site.db))!;
    expect((await create(token, { name: 'a:b' })).error).toMatchObject({ code: 'bad_input', fields: { name: expect.any(String) } });
    expect((await create(token, { password: 'x'.repeat(21) })).status).toBe(400);
    expect((await create(token, { email: 'nonsense' })).status).toBe(400);
    expect((await create(token)).status).toBe(200);
  });

  it('cannot be guessed at speed', async () => {
    const token = (await offerFirstAdmin(site.db))!;
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) expect((await create(`guess ${n}`)).status).toBe(403);
    expect((await create(token)).status).toBe(429);
  });
});
