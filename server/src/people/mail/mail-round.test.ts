import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { describeByTurns } from '../../testing/engines';
import { postTestMail } from '../../testing/outbox-mail';
import { mailsIn } from '../../testing/outbox.store';
import { addUser } from '../../testing/rows.store';
import type { OutgoingMail } from './mail';
import { MailRound, type SenderDeps } from './mail-round';
import { CLAIM_MS, GIVE_UP_AFTER_MS } from './retry.rules';
import { MailFailure } from './transport';

const NOW = Date.UTC(2022, 8, 6, 12);

/** One mail alone. */
async function sendOne(deps: SenderDeps, owner: string) {
  const round = new MailRound(deps, owner);
  const one = await round.sendNext();
  await round.end();
  return one;
}

describeByTurns('the sender', (engine) => {
  let db: Database;
  let wall: FixedClock;
  let clock: FixedClock;
  let to: { id: number; email: string };
  let delivered: OutgoingMail[];
  const post = (key: string, usefulUntil?: number) =>
    postTestMail(db, to, key, { wallNow: wall.now(), ...(usefulUntil === undefined ? {} : { usefulUntil }) });
  const senderOf = (deliver: (mail: OutgoingMail) => Promise<void> = async (mail) => void delivered.push(mail), on = db): SenderDeps => ({
    db: on,
    wall,
    clock,
    transport: { deliver },
  });
  const row = async () => (await mailsIn(db)).at(-1)!;

  beforeEach(async () => {
    db = await engine.open();
    [wall, clock] = [new FixedClock(NOW), new FixedClock(NOW)];
    const email = 'ann@example.org';
    to = { id: await addUser(db, { username: 'Ann', email }), email };
    delivered = [];
  });

  it('sends what is due and keeps no link of a mail that has left', async () => {
    await post('one');
    expect((await row()).body_text).toContain('unsubscribe?token=');
    expect(await sendOne(senderOf(), 'me')).toEqual({ came: 'sent' });
    expect(await sendOne(senderOf(), 'me')).toBeUndefined();
    expect(delivered.map(({ to: address, kind }) => [address, kind])).toEqual([['ann@example.org', 'welcome']]);
    expect(await row()).toMatchObject({ sent_at: NOW, tries: 1, body_text: '', body_html: '', unsubscribe_url: '', last_error: null });
  });

  it('writes one mail for one cause', async () => {
    expect([await post('one'), await post('one'), await post('two')]).toEqual([true, false, true]);
    expect(await mailsIn(db)).toHaveLength(2);
  });

  it('never has a mail in two senders’ hands, in one process or in two', async () => {
    const other = await engine.openAgain(db);
    for (let n = 0; n < 12; n++) await post(`mail ${n}`);
    const slowly = async (mail: OutgoingMail) => {
      await new Promise((resolve) => setTimeout(resolve, 3));
      delivered.push(mail);
    };
    const drain = async (deps: SenderDeps, owner: string) => {
      const round = new MailRound(deps, owner);
      while (await round.sendNext());
      await round.end();
    };
    await Promise.all([
      drain(senderOf(slowly), 'a'),
      drain(senderOf(slowly), 'b'),
      drain(senderOf(slowly, other), 'c'),
      drain(senderOf(slowly, other), 'd'),
    ]);
    expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(12);
    expect(delivered).toHaveLength(12);
  });

  it('writes a mail down with the claim of the next, the last one at the end', async () => {
    for (const key of ['one', 'two']) await post(key);
    const round = new MailRound(senderOf(), 'me');
    const states = async () => (await mailsIn(db)).map(({ sent_at: at, claimed_by: by }) => (at === null ? by : 'sent'));
    let writes = 0;
    const { write } = db;
    db.write = ((...args: Parameters<typeof write>) => ((writes += 1), write.apply(db, args))) as typeof write;
    expect(await round.sendNext()).toEqual({ came: 'sent' });
    expect(await states()).toEqual(['me', null]);
    expect(await round.sendNext()).toEqual({ came: 'sent' });
    expect(await states()).toEqual(['sent', 'me']);
    await round.end();
    expect(await states()).toEqual(['sent', 'sent']);
    expect(writes).toBe(3);
    expect(await round.sendNext()).toBeUndefined();
    expect(delivered).toHaveLength(2);
  });

  it('leaves the mail of a sender that died to the next one, under the same message id', async () => {
    await post('one');
    const seen: string[] = [];
    void sendOne(
      senderOf((mail) => (seen.push(mail.messageId), new Promise(() => {}))),
      'dies',
    );
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await sendOne(senderOf(), 'me')).toBeUndefined();
    wall.advance(CLAIM_MS);
    expect(await sendOne(senderOf(), 'me')).toEqual({ came: 'sent' });
    expect(delivered[0]!.messageId).toBe(seen[0]);
    expect((await row()).tries).toBe(2);
  });

  it('believes the sender that has a mail now, not one that wakes up late', async () => {
    await post('one');
    let fail = () => {};
    let begun = () => {};
    const underWay = new Promise<void>((resolve) => (begun = resolve));
    const slowly = () =>
      new Promise<never>((_resolve, reject) => {
        fail = () => reject(new MailFailure('too slow', 'later'));
        begun();
      });
    const late = sendOne(senderOf(slowly), 'late');
    await underWay;
    wall.advance(CLAIM_MS);
    await sendOne(senderOf(), 'me');
    fail();
    await late;
    expect(await row()).toMatchObject({ sent_at: NOW + CLAIM_MS, last_error: null });
  });

  it('tries again with the reason kept, and gives up after days, keeping who and why but not what it said', async () => {
    await post('one');
    const broken = senderOf(() => Promise.reject(new MailFailure('no route', 'unreachable')));
    expect(await sendOne(broken, 'me')).toMatchObject({ came: 'failed', gaveUp: false });
    expect(await row()).toMatchObject({ tries: 1, last_error: 'no route', next_try_at: NOW + 60_000, claimed_by: null });
    expect(await sendOne(broken, 'me')).toBeUndefined();
    for (let n = 0; n < 100 && (await row()).gave_up_at === null; n++) {
      wall.set((await row()).next_try_at);
      await sendOne(broken, 'me');
    }
    const last = await row();
    expect(last.gave_up_at! - NOW).toBeLessThanOrEqual(GIVE_UP_AFTER_MS);
    expect([last.last_error, last.body_text === '', last.sent_at]).toEqual(['no route', true, null]);
    wall.advance(GIVE_UP_AFTER_MS);
    expect(await sendOne(senderOf(), 'me')).toBeUndefined();
  });

  it('lets a mail be that has become useless, by the site’s time', async () => {
    await post('one', NOW + 1000);
    clock.advance(1001);
    expect(await sendOne(senderOf(), 'me')).toEqual({ came: 'too_late' });
    expect(await row()).toMatchObject({ gave_up_at: NOW, sent_at: null, last_error: expect.stringContaining('too late') });
    expect(delivered).toEqual([]);
  });
});
