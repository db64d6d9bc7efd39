import type { BodyOf } from '@poolhouse/contract';
import type { Database } from '../ground/db/database';
import { describeSite } from '../testing/engines';
import { addAccount, basic, testSite, type TestSite } from '../testing/site';
import { REPORTS_PER_DEVICE } from './remote-failure.routes';

const report: BodyOf<'POST utils/remote_failure'> = {
  remote: 'mf-golf',
  version: '1.1.0',
  owner: 'Golf team',
  kind: 'integrity',
  file: '/remotes/mf-golf/1.1.0/assets/routes.0123456789.js?x=secret',
  message: 'Failed to find a valid digest',
  page: '/golf?entry=secret',
};

describeSite('POST utils/remote_failure', (engine) => {
  let db: Database;
  let site: TestSite;
  let ann: number;
  beforeAll(async () => {
    db = await engine.open();
    ann = await addAccount(db, 'Ann', 'pass-of-ann');
    await addAccount(db, 'Bob', 'pass-of-bob');
  });
  beforeEach(async () => {
    site = await testSite(db);
  });
  afterEach(() => site.app.close());
  const warned = () => site.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 40);
  const send = (body: unknown, as: string) => site.call('POST utils/remote_failure', { as, body: body as never });

  it('tells the log whose remote failed, how and for whom, without queries', async () => {
    const answer = await send(report, basic('Ann', 'pass-of-ann'));
    expect([answer.status, answer.data]).toEqual([200, { result: 'success' }]);
    expect(warned()).toEqual([
      expect.objectContaining({
        remote: 'mf-golf',
        version: '1.1.0',
        owner: 'Golf team',
        kind: 'integrity',
        file: '/remotes/mf-golf/1.1.0/assets/routes.0123456789.js',
        said: report.message,
        page: '/golf',
        user: ann,
      }),
    ]);
    expect(site.logged.join('')).not.toContain('secret');
  });

  it.each([
    { remote: '../etc' },
    { version: 'latest' },
    { kind: 'sad' },
    { message: 'x'.repeat(501) },
    { file: 'x'.repeat(201) },
    { extra: 1 },
  ])('refuses %j and logs nothing of it', async (unlike) => {
    expect((await send({ ...report, ...unlike }, basic('Ann', 'pass-of-ann'))).status).toBe(400);
    expect(warned()).toEqual([]);
  });

  it('hears a device so often and no more, for a while; others as before', async () => {
    const signedIn = await site.call('POST na/signin', { body: { username: 'Ann', password: 'pass-of-ann' } });
    const device = basic('Ann', signedIn.data!.device_secret!);
    for (let n = 0; n < REPORTS_PER_DEVICE.times; n++) expect((await send(report, device)).status).toBe(200);
    const refused = await send(report, device);
    expect([refused.status, refused.error!.code, refused.headers['retry-after']]).toEqual([429, 'too_many_requests', '600']);
    expect(warned()).toHaveLength(REPORTS_PER_DEVICE.times);
    expect((await send(report, basic('Bob', 'pass-of-bob'))).status).toBe(200);
    // Reports are no failed sign-ins.
    expect((await site.call('POST na/signin', { body: { username: 'Ann', password: 'pass-of-ann' } })).status).toBe(200);
    site.wall.advance(REPORTS_PER_DEVICE.windowMs);
    expect((await send(report, device)).status).toBe(200);
  });
});
