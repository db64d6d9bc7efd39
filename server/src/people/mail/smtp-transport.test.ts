import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { AgentRunner } from '../../ground/agents/runner';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeSite } from '../../testing/engines';
import { MAIL_SITE, postTestMail } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { addUser } from '../../testing/rows.store';
import { mailAgent } from './mail.agent';
import { smtpTransport } from './smtp-transport';

const NOW = Date.UTC(2022, 8, 6, 12);
const answer = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

describeSite('mail by SMTP', (engine) => {
  let db: Database;
  let wall: FixedClock;
  let received: string[];
  let close: () => Promise<void>;
  let runner: AgentRunner;
  /** Lines to this test's servers. */
  const lines = new Set<Socket>();
  const cutLines = () => lines.forEach((line) => line.destroy());
  const watch = (socket: Socket) => {
    lines.add(socket);
    socket.on('close', () => lines.delete(socket)).on('error', () => {});
  };

  /** A mail server for this test, and the site's sender that talks to it. */
  async function serve(options: Partial<SMTPServerOptions> = {}, userinfo = ''): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            received.push(Buffer.concat(parts).toString());
            done();
          });
      },
      ...options,
    });
    server.on('error', () => {});
    server.server.on('connection', watch);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => new Promise((resolve) => server.close(() => resolve()));
    await senderFor(`smtp://${userinfo}127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  }
  /** @param silenceMs short only where a server says nothing: a busy machine is silent for a while as well */
  async function senderFor(url: string, silenceMs = 20_000): Promise<void> {
    const transport = smtpTransport(url, MAIL_SITE.from, { connectMs: 20_000, silenceMs });
    runner = new AgentRunner({ db, clock: wall, wall, log: pino({ level: 'silent' }) }, [mailAgent({ db, clock: wall, wall, transport })]);
    await runner.register();
  }
  const post = async (name: string) =>
    postTestMail(db, { id: await addUser(db, { email: `${name}@example.org` }), email: `${name}@example.org` }, name, {
      wallNow: wall.now(),
    });
  const rows = async () =>
    (await mailsIn(db)).map(({ to_address, tries, sent_at, last_error }) => ({
      to: to_address.split('@')[0],
      tries,
      sent: sent_at !== null,
      error: last_error,
    }));
  const outcome = async () =>
    await db.read((tx) => tx.selectFrom('agents').select(['last_outcome', 'last_error']).executeTakeFirstOrThrow());
  const later = (minutes: number) => {
    wall.advance(minutes * 60_000);
    return runner.tick();
  };

  beforeEach(async () => {
    db = await engine.open();
    wall = new FixedClock(NOW);
    received = [];
    close = async () => {};
  });
  afterEach(() => {
    cutLines();
    return close();
  });

  it('arrives, with everything in its place', async () => {
    await serve();
    await post('ann');
    await runner.tick();
    expect(await rows()).toEqual([{ to: 'ann', tries: 1, sent: true, error: null }]);
    const mail = await PostalMime.parse(received[0]!);
    expect(mail).toMatchObject({
      from: { address: 'pool@pool.example.org' },
      to: [{ address: 'ann@example.org' }],
      messageId: (await mailsIn(db))[0]!.message_id,
    });
    expect(mail.html).toContain('Zoë &lt;Ω&gt;');
    expect(await outcome()).toMatchObject({ last_outcome: '1 sent', last_error: null });
  });

  it('is sent soon after it was written, not at the sender’s next turn', async () => {
    await serve();
    await runner.tick();
    await post('ann');
    await runner.tick();
    expect(received).toHaveLength(1);
  });

  it('is tried again after greylisting, under the same message id', async () => {
    let turns = 0;
    await serve({ onRcptTo: (_address, _session, done) => done((turns += 1) <= 2 ? answer(451, 'Greylisted, come again') : null) });
    await post('ann');
    await runner.tick();
    expect(await rows()).toEqual([{ to: 'ann', tries: 1, sent: false, error: expect.stringContaining('Greylisted') }]);
    const { message_id } = (await mailsIn(db))[0]!;
    await later(1);
    expect((await rows())[0]).toMatchObject({ tries: 2, sent: false });
    await later(2);
    expect((await rows())[0]).toMatchObject({ tries: 3, sent: true });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(message_id);
  });

  it('that is refused holds up no other, and is given up after a day with the reason', async () => {
    await serve({ onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? answer(550, 'No such mailbox') : null) });
    await post('nobody');
    await post('ann');
    await runner.tick();
    expect(await rows()).toEqual([
      { to: 'nobody', tries: 1, sent: false, error: expect.stringContaining('No such mailbox') },
      { to: 'ann', tries: 1, sent: true, error: null },
    ]);
    for (let hour = 0; hour < 30; hour++) await later(60);
    const [given] = await mailsIn(db);
    expect([given!.gave_up_at !== null, given!.sent_at, given!.last_error]).toEqual([
      true,
      null,
      expect.stringContaining('No such mailbox'),
    ]);
    // What was given up says nothing any more: a link that sets a password may have stood in it.
    expect(given!.body_text).toBe('');
  });

  it('survives a connection that drops in the middle of it', async () => {
    let drops = 2;
    await serve({
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            if (drops > 0) {
              drops -= 1;
              return cutLines();
            }
            received.push(Buffer.concat(parts).toString());
            done();
          });
      },
    });
    await post('ann');
    await runner.tick();
    expect(await rows()).toEqual([{ to: 'ann', tries: 1, sent: false, error: expect.any(String) }]);
    expect((await outcome()).last_error).toMatch(/^Mail cannot be sent: /);
    await later(5);
    await later(20);
    expect(received).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ tries: 3, sent: true });
  });

  it('waits for a server that is down, that says nothing, or that does not let the site in; the others keep their tries', async () => {
    await senderFor('smtp://127.0.0.1:9');
    await post('ann');
    await post('bob');
    await runner.tick();
    expect(await rows()).toEqual([
      { to: 'ann', tries: 1, sent: false, error: expect.stringContaining('ECONNREFUSED') },
      { to: 'bob', tries: 0, sent: false, error: null },
    ]);

    const silent = createServer((socket: Socket) => (watch(socket), socket.write('220 here\r\n')));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    await senderFor(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 300);
    await later(60);
    expect((await rows()).map(({ sent }) => sent)).toEqual([false, false]);
    cutLines();
    silent.close();

    await serve({ authOptional: false, onAuth: (_auth, _session, done) => done(answer(535, 'Wrong password')) }, 'pool:wrong@');
    await later(60);
    expect((await outcome()).last_error).toContain('Wrong password');
    expect(JSON.stringify(await outcome())).not.toContain('wrong@');
    await close();

    await serve();
    await later(300);
    await later(300);
    expect((await rows()).map(({ sent }) => sent)).toEqual([true, true]);
  });
});
