import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { openDatabase, type DatabaseOptions } from '../../ground/db/open';
import { describeSite } from '../../testing/engines';
import { mailsIn } from '../../testing/outbox.store';
import { environmentFor, RunningServer, runPoolhouse } from '../../testing/run-poolhouse';
import { basic } from '../../testing/site';

describeSite('mail of a running site', (engine) => {
  let folder: string;
  let place: DatabaseOptions;
  let env: NodeJS.ProcessEnv;
  let server: RunningServer | undefined;
  let mailServer: SMTPServer | undefined;
  const start = async (values: NodeJS.ProcessEnv = {}) => (server = await RunningServer.start({ ...env, ...values }));
  const add = (email: string) =>
    fetch(`${server!.url}/api/v1/ad/adduser?email=${email}`, { headers: { authorization: basic('Ada', 'secret') } });
  const until = async <T>(look: () => T | undefined): Promise<T> => {
    for (let n = 0; n < 900; n++) {
      const found = look();
      if (found !== undefined) return found;
      await pause(100);
    }
    throw new Error(`It did not come.\n${server!.logged()}`);
  };
  const files = () => (existsSync(join(env['POOLHOUSE_DATA']!, 'outbox')) ? readdirSync(join(env['POOLHOUSE_DATA']!, 'outbox')) : []);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-mail-'));
    place = await engine.place();
    env = environmentFor(place, folder, { SMTP_URL: '', POOLHOUSE_URL: '', POOLHOUSE_MAIL_FROM: '' });
    await start();
    expect((await runPoolhouse(['user', 'add', 'ada@example.org', '--name', 'Ada', '--password', 'secret', '--admin'], env)).code).toBe(0);
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    await new Promise<void>((resolve) => (mailServer ? mailServer.close(() => resolve()) : resolve()));
    mailServer = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  it('goes to the outbox folder, and its link opens this site', async () => {
    expect((await add('ann@example.org')).status).toBe(200);
    const name = await until(() => files().find((file) => file.includes('-join-') && file.endsWith('.eml')));
    const mail = await PostalMime.parse(readFileSync(join(env['POOLHOUSE_DATA']!, 'outbox', name)));
    const link = new URL(/http\S+\/setpassword\S+/.exec(mail.text!)![0]);
    expect(link.origin).toBe(server!.url);
    const guid = new URLSearchParams(link.hash.slice(1)).get('guid');
    const body = JSON.stringify({ guid, password: 'first' });
    const joined = await fetch(`${server!.url}/api/v1/na/joinuser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await joined.json()).toEqual({ data: { result: 'success' } });
    await until(() => files().find((file) => file.includes('-welcome-')));
    expect(server!.logged()).not.toContain(guid);
  });

  it('that was written just before a crash goes out after the restart, to the mail server that is set by then', async () => {
    const received: string[] = [];
    mailServer = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString())).on('end', () => (received.push(text), done()));
      },
    });
    await new Promise<void>((resolve) => mailServer!.listen(0, '127.0.0.1', resolve));
    await server!.end('SIGTERM');
    const nowhere = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      POOLHOUSE_URL: 'https://pool.example.org',
      POOLHOUSE_MAIL_FROM: 'Oak Street <oak@pool.example.org>',
    };
    await start(nowhere);
    expect((await add('ann@example.org')).status).toBe(200);
    await server!.end('SIGKILL');
    await start({ ...nowhere, SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}` });
    const mail = await PostalMime.parse(await until(() => received[0]));
    expect(mail).toMatchObject({ from: { name: 'Oak Street', address: 'oak@pool.example.org' }, to: [{ address: 'ann@example.org' }] });
    expect(mail.text).toContain('https://pool.example.org/setpassword#guid=');
    const db = await openDatabase(place);
    const outbox = async () => (await mailsIn(db)).map(({ kind, sent_at, claimed_by }) => [kind, sent_at !== null, claimed_by]);
    try {
      while ((await mailsIn(db)).some(({ sent_at }) => sent_at === null)) await pause(20);
      // A server that stops ends what it does; then nothing is left that could go out a second time.
      expect(await server!.end()).toBe(0);
      expect(await outbox()).toEqual([['join', true, null]]);
    } finally {
      await db.close();
    }
    expect(received).toHaveLength(1);
    expect(files()).toEqual([]);
  });
});
