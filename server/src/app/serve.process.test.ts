import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SCENES } from '../contests/demo/demo-scenes';
import { openDatabase } from '../ground/db/open';
import { siteClock } from '../ground/settings/site-clock';
import { describeSite } from '../testing/engines';
import { environmentFor, RunningServer, runPoolhouse } from '../testing/run-poolhouse';
import { basic } from '../testing/site';
import { inOwnZone } from './greeting';

describeSite('poolhouse serve', (engine) => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let server: RunningServer | undefined;
  const start = async (values: NodeJS.ProcessEnv = {}, words: string[] = []) =>
    (server = await RunningServer.start({ ...env, ...values }, words));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-serve-'));
    env = environmentFor(await engine.place(), folder);
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('offers the first administrator by a link whose token reaches no log, and stops in good order', async () => {
    const { url, said, logged } = await start();
    const token = /#first-admin=([\w-]{43})/.exec(said())![1]!;
    const body = JSON.stringify({ token, email: 'ann@example.org', name: 'Ann', password: 'secret' });
    const created = await fetch(`${url}/api/v1/na/firstadmin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(created.status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(said()).toMatch(/Everything is kept in .*Ctrl-C stops it\.\n/);
    expect(said().trimEnd().split('\n').at(-1)).toBe(`Poolhouse is at ${url}`);
    expect(await server!.end('SIGTERM')).toBe(0);
    expect(logged()).not.toContain(token);
    expect((await start()).said()).not.toContain('first-admin');
    expect(await server!.end('SIGINT')).toBe(0);
  });

  it('finishes what it was asked before the signal', async () => {
    const { url } = await start();
    expect((await runPoolhouse(['user', 'add', 'ann@example.org', '--name', 'Ann', '--password', 'secret'], env)).code).toBe(0);
    const calls = Array.from({ length: 8 }, () =>
      fetch(`${url}/api/v1/na/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'Ann', password: 'secret' }),
      }),
    );
    await Promise.race(calls);
    const [code, ...answers] = await Promise.all([server!.end('SIGTERM'), ...calls]);
    expect(code).toBe(0);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('keeps the practice clock over a restart, and practice out of production', async () => {
    const practice = { POOLHOUSE_CLOCK: '2022-09-06T12:00:00Z', POOLHOUSE_CLOCK_RATE: '0' };
    await start(practice);
    expect(server!.said()).toContain(`Practice: it is ${inOwnZone(Date.UTC(2022, 8, 6, 12))} here, and time runs 0× as fast.`);
    expect((await runPoolhouse(['user', 'add', 'ann@example.org', '--name', 'Ann', '--password', 'secret', '--admin'], env)).code).toBe(0);
    const moved = await fetch(`${server!.url}/api/v1/practice/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: basic('Ann', 'secret') },
      body: '{"now":"2022-10-01T00:00:00Z"}',
    });
    expect(moved.status).toBe(200);
    await server!.end();
    const db = await openDatabase({ url: env['DATABASE_URL'] || undefined, file: join(env['POOLHOUSE_DATA']!, 'poolhouse.db') });
    expect((await siteClock(db)).now()).toBe(Date.UTC(2022, 9, 1));
    await db.close();
    await start(practice);
    expect(await (await fetch(`${server!.url}/api/v1/na/welcome`)).json()).toEqual({ data: { practice: true } });
  });

  it('refuses practice mode over a production database in plain words', async () => {
    await start();
    expect((await fetch(`${server!.url}/api/v1/practice/clock`)).status).toBe(404);
    await server!.end();
    const { code, stderr } = await runPoolhouse(['serve'], { ...env, POOLHOUSE_CLOCK: '2022-09-06T12:00:00Z' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^This database is in production/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await runPoolhouse(['user', 'add', 'ann@example.org', '--name', 'Ann', '--password', 'secret'], env)).code).toBe(0);
    const again = await runPoolhouse(['serve', '--demo', '--again'], env);
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(env['DATABASE_URL'] === '' ? /holds a site that is no demo/ : /in the embedded database alone/),
    ]);
  });

  it('refuses the demo league before its own time, in which players would have said what is to come', async () => {
    const { code, stderr } = await runPoolhouse(['serve', '--demo'], { ...env, POOLHOUSE_CLOCK: '2026-10-01T12:00:00Z' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/The demo league begins at 2026-11-22T20:22:00\.000Z\. Leave POOLHOUSE_CLOCK unset/);
  });

  it('refuses a scene that is not the one of the demo that is there, and goes on without one', async () => {
    const { url } = await start({}, ['--demo', '--scene', 'auction']);
    const call = async (path: string, as: string, body?: object) => {
      const headers = { 'content-type': 'application/json', 'application-id': 'test', ...(as && { authorization: as }) };
      return fetch(`${url}/api/v1/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    };
    const embedded = env['DATABASE_URL'] === '';
    const signedIn = await call('na/signin', '', { username: 'casey', password: 'poolhouse' });
    const { device_secret: secret } = ((await signedIn.json()) as { data: { device_secret: string } }).data;
    expect((await call('na/begin_again', '', { scene: 'easter' })).status).toBe(embedded ? 400 : 404);
    // Under the running server; who was signed in stays so.
    expect((await call('na/begin_again', '', { scene: 'march' })).status).toBe(embedded ? 200 : 404);
    const { now } = ((await (await call('practice/clock', basic('casey', secret))).json()) as { data: { now: string } }).data;
    const { start: began } = DEMO_SCENES[embedded ? 'march' : 'auction'];
    expect(Date.parse(now) - began).toBeGreaterThanOrEqual(0);
    expect(Date.parse(now) - began).toBeLessThan(3_600_000);
    expect((await call('na/begin_again', '', { scene: 'sunday' })).status).toBe(embedded ? 409 : 404);
    await server!.end();
    const { code, stderr } = await runPoolhouse(['serve', '--demo', '--scene', 'november'], env);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The demo league here .*: type npm start -- --again --scene sunday to/)]);
    await start({}, ['--demo', '--scene', embedded ? 'march' : 'auction']);
    expect(server!.said()).toContain(inOwnZone(began).split(',').slice(0, 3).join(','));
  });

  it('refuses a port that is taken', async () => {
    const { url } = await start();
    const { code, stderr } = await runPoolhouse(['serve'], { ...env, PORT: new URL(url).port });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The port is in use already/)]);
  });
});
