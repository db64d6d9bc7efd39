import { describeSite } from '../../testing/engines';
import { postTestMail } from '../../testing/outbox-mail';
import { mailsIn, tokenOf } from '../../testing/outbox.store';
import { addAccount, basic, testSite, type TestSite } from '../../testing/site';

describeSite('unsubscribing', (engine) => {
  let site: TestSite;
  let ann: number;
  const url = (token: string) => `/api/v1/na/unsubscribe?token=${token}`;
  const reminder = async () => (await site.call('GET utils/useroptions', { as: basic('Ann', 'secret') })).data!.main.weeklyReminder;
  const tokenOfNewMail = async (key = 'one') => {
    await postTestMail(site.db, { id: ann, email: 'Ann@example.org' }, key, { wallNow: site.wall.now() });
    return tokenOf((await mailsIn(site.db)).at(-1)!);
  };

  beforeEach(async () => {
    site = await testSite(await engine.open());
    ann = await addAccount(site.db, 'Ann', 'secret');
  });
  afterEach(() => site.app.close());

  it('takes opening the link as a question, and the button as the answer', async () => {
    const token = await tokenOfNewMail();
    const asked = await site.inject({ url: url(token) });
    expect([asked.statusCode, asked.headers['content-type'], asked.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self'");
    expect(asked.body).toContain(`<form method="post" action="${url(token)}">`);
    expect(await reminder()).toBe(1);
    const done = await site.inject({
      method: 'POST',
      url: url(token),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect([done.statusCode, done.body.includes('Reminders are off')]).toEqual([200, true]);
    expect(await reminder()).toBe(0);
  });

  it('takes no more of a form than a mailbox sends', async () => {
    const token = await tokenOfNewMail();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.inject({ method: 'POST', url: url(token), headers, payload: 'x'.repeat(9000) });
    expect([answer.statusCode, await reminder()]).toEqual([413, 1]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'works with one click from a mailbox, as %s, also twice',
    async (type) => {
      const token = await tokenOfNewMail();
      for (let n = 0; n < 2; n++)
        expect(
          (await site.inject({ method: 'POST', url: url(token), headers: { 'content-type': type }, payload: 'List-Unsubscribe=One-Click' }))
            .statusCode,
        ).toBe(200);
      expect(await reminder()).toBe(0);
      expect(
        await site.db.kysely.selectFrom('activity').select('action').where('action', '=', 'options.unsubscribed').execute(),
      ).toHaveLength(1);
    },
  );

  it('works with the link of an older mail as well, and changes nothing else', async () => {
    const older = await tokenOfNewMail('older');
    await tokenOfNewMail('newer');
    await site.call('POST utils/useroptions', {
      as: basic('Ann', 'secret'),
      body: { user_options: { mobileSmackNotifications: 1, main: { time_zone: 'Europe/Berlin' } } },
    });
    await site.inject({ method: 'POST', url: url(older) });
    expect((await site.call('GET utils/useroptions', { as: basic('Ann', 'secret') })).data!.main).toMatchObject({
      weeklyReminder: 0,
      weeklyRecap: 1,
      mobileSmackNotifications: 1,
      mobileMoments: 0,
      time_zone: 'Europe/Berlin',
      quiet_hours: null,
    });
  });

  it('turns off what the week came to by a link of its own, and reminders by theirs', async () => {
    const main = async () => (await site.call('GET utils/useroptions', { as: basic('Ann', 'secret') })).data!.main;
    await postTestMail(site.db, { id: ann, email: 'Ann@example.org' }, 'recap', { wallNow: site.wall.now(), turnsOff: 'recaps' });
    const token = tokenOf((await mailsIn(site.db)).at(-1)!);
    const asked = await site.inject({ url: url(token) });
    expect([asked.body.includes('No recaps any more?'), asked.body.includes('Reminders of picks')]).toEqual([true, true]);
    const done = await site.inject({ method: 'POST', url: url(token) });
    expect([done.statusCode, done.body.includes('Recaps are off')]).toEqual([200, true]);
    expect(await main()).toMatchObject({ weeklyReminder: 1, weeklyRecap: 0 });
    await site.inject({ method: 'POST', url: url(await tokenOfNewMail()) });
    expect(await main()).toMatchObject({ weeklyReminder: 0, weeklyRecap: 0 });
  });

  it.each(['', 'guess', 'A'.repeat(43), '<script>alert(1)</script>'])('knows no token %j', async (token) => {
    await tokenOfNewMail();
    for (const method of ['GET', 'POST'] as const) {
      const refused = await site.inject({ method, url: `/api/v1/na/unsubscribe?token=${encodeURIComponent(token)}` });
      expect([refused.statusCode, refused.body.includes('does not work here any more'), refused.body.includes('<script>')]).toEqual([
        404,
        true,
        false,
      ]);
    }
    expect((await site.inject({ url: '/api/v1/na/unsubscribe' })).statusCode).toBe(404);
    expect(await reminder()).toBe(1);
  });

  it('keeps tokens as hashes only', async () => {
    const token = await tokenOfNewMail();
    expect(JSON.stringify(await site.db.kysely.selectFrom('unsubscribe_tokens').selectAll().execute())).not.toContain(token);
  });
});
