import { describeSite } from '../../testing/engines';
import { addAccount, basic, testSite } from '../../testing/site';

describeSite('logs', (engine) => {
  it('hold no password, secret, token or query string, and no line for each good request', async () => {
    const site = await testSite(await engine.open());
    await addAccount(site.db, 'Ann', 'pass-of-ann');
    const signedIn = await site.call('POST na/signin', { body: { username: 'Ann', password: 'pass-of-ann' } });
    const secret = signedIn.data!.device_secret!;
    await site.call('POST na/signin', { body: { username: 'Ann', password: 'wrong-guess' } });
    await site.call('POST na/firstadmin', { body: { token: 'one-time-token', email: 'a@example.org', name: 'A', password: 'first-pass' } });
    await site.inject({ url: '/api/v1/football/makepicks?pick1=secret-team', headers: { authorization: basic('Ann', secret) } });
    await site.inject({ url: '/api/v1/nothing?guid=secret-guid' });
    await site.call('GET utils/logout', { as: basic('Ann', secret) });
    // A busy machine may be slow, which is logged by the path alone.
    expect(site.logged.filter((line) => !line.includes('A slow request.'))).toEqual([]);

    site.app.log.error(
      { password: 'pass-of-ann', headers: { authorization: basic('Ann', secret) }, deep: { er: { token: 'one-time-token' } } },
      'a careless line',
    );
    const log = site.logged.join('');
    expect(log).toContain('a careless line');
    for (const hidden of ['pass-of-ann', basic('Ann', secret), 'one-time-token', 'secret-team', 'secret-guid', 'wrong-guess'])
      expect(log).not.toContain(hidden);

    const stored = JSON.stringify(
      await site.db.read(async (tx) => [
        await tx.selectFrom('activity').selectAll().execute(),
        await tx.selectFrom('devices').selectAll().execute(),
        await tx.selectFrom('users').selectAll().execute(),
      ]),
    );
    for (const hidden of ['pass-of-ann', secret, 'wrong-guess']) expect(stored).not.toContain(hidden);
    await site.app.close();
  });
});
