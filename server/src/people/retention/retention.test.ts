import { formatNumber } from '@poolhouse/contract/formats';
import pino from 'pino';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { SEASON_OPENS } from '../../testing/context';
import { describeByTurns } from '../../testing/engines';
import { addUser } from '../../testing/rows.store';
import { logActivity } from '../activity/activity.store';
import { retentionAgent } from './retention.agent';
import { BATCH, KEPT_DAYS } from './retention.store';

const DAY_MS = 24 * 60 * 60_000;

describeByTurns('retention', (engine) => {
  const clock = new FixedClock(SEASON_OPENS);
  const run = (db: Database) =>
    retentionAgent(clock).run({ db, clock, log: pino({ level: 'silent' }), signal: new AbortController().signal });
  const log = (db: Database, action: string, daysAgo: number) =>
    db.write((tx) => logActivity(tx, { at: SEASON_OPENS - daysAgo * DAY_MS, action, by: 'test', ip: '192.0.2.1', place: 'site' }));
  const lines = (db: Database) => db.read((tx) => tx.selectFrom('activity').select(['action', 'ip']).orderBy('id').execute());

  it('deletes passing lines of the log after three years, keeps what explains a result, and blanks addresses after ninety days', async () => {
    const db = await engine.open();
    await log(db, 'signed_in', KEPT_DAYS.activity + 1);
    await log(db, 'football.picks_overridden', KEPT_DAYS.activity + 1);
    await log(db, 'signed_in', KEPT_DAYS.activityAddress + 1);
    await log(db, 'signed_in', KEPT_DAYS.activityAddress - 1);
    expect((await run(db)).words).toBe('1 line of the log, 2 addresses in the log deleted');
    expect(await lines(db)).toEqual([
      { action: 'football.picks_overridden', ip: '' },
      { action: 'signed_in', ip: '' },
      { action: 'signed_in', ip: '192.0.2.1' },
    ]);
    expect((await run(db)).words).toBe('nothing is old enough');
  });

  it('deletes more than a batch in one run', async () => {
    const db = await engine.open();
    const row = { at: 0, action: 'signed_out', user_id: null, actor: 'test', ip: '', before: null, after: null };
    await db.write((tx) =>
      tx
        .insertInto('activity')
        .values(Array.from({ length: 2 * BATCH + 1 }, () => row))
        .execute(),
    );
    expect((await run(db)).words).toBe(`${formatNumber(2 * BATCH + 1)} lines of the log deleted`);
  });

  it('deletes what was deleted from boards, and no message that stands', async () => {
    const db = await engine.open();
    const user_id = await addUser(db);
    const message = (archived: 0 | 1, daysAgo: number) => ({
      board: 'football:1',
      user_id,
      entry_name: 'x',
      message: `${archived} ${daysAgo}`,
      created_at: SEASON_OPENS - daysAgo * DAY_MS,
      archived,
    });
    await db.write((tx) =>
      tx
        .insertInto('smack')
        .values([message(1, 31), message(1, 29), message(0, 4000)])
        .execute(),
    );
    await run(db);
    expect(await db.read((tx) => tx.selectFrom('smack').select('message').orderBy('id').execute())).toEqual([
      { message: '1 29' },
      { message: '0 4000' },
    ]);
  });

  it('deletes mails that have left, links, devices and answers of feeds in their time, and keeps hits by month', async () => {
    const db = await engine.open();
    const user_id = await addUser(db);
    const ago = (days: number) => SEASON_OPENS - days * DAY_MS;
    const mail = (name: string, days: number, left: { sent_at: number | null; gave_up_at: number | null }) => ({
      dedupe_key: name,
      kind: 'join',
      user_id,
      to_address: 'ann@example.org',
      subject: 'x',
      body_text: '',
      body_html: '',
      unsubscribe_url: '',
      message_id: name,
      created_at: ago(days),
      useful_until: null,
      next_try_at: 0,
      tries: 1,
      claimed_by: null,
      claimed_until: null,
      last_error: null,
      ...left,
    });
    const link = (guid_hash: string, days: number) => ({
      user_id,
      mode: 'join' as const,
      guid_hash,
      created_at: 0,
      expires_at: ago(days),
      used_at: null,
    });
    const device = (secret_hash: string, revokedDaysAgo: number | null) => ({
      user_id,
      secret_hash,
      application_id: 'x',
      created_at: 0,
      last_used_at: 0,
      expires_at: SEASON_OPENS + DAY_MS,
      revoked_at: revokedDaysAgo === null ? null : ago(revokedDaysAgo),
    });
    const answer = (body: string, days: number) => ({ feed: 'nfl-lines', at: ago(days), ok: 1, bytes: 1, body, refused: '[]' });
    const hits = (day: string, n: number) => ({ area: 'golf', day, hits: n, last_at: n });
    await db.write(async (tx) => {
      const [sent, gaveUp, waits] = [
        { sent_at: 1, gave_up_at: null },
        { sent_at: null, gave_up_at: 1 },
        { sent_at: null, gave_up_at: null },
      ];
      const mails = [mail('old', 31, sent), mail('given up', 31, gaveUp), mail('waits', 400, waits), mail('new', 29, sent)];
      await tx.insertInto('mail_outbox').values(mails).execute();
      await tx
        .insertInto('user_links')
        .values([link('old', 31), link('new', 29)])
        .execute();
      await tx
        .insertInto('devices')
        .values([device('old', 91), device('new', 89), device('in use', null)])
        .execute();
      await tx
        .insertInto('feed_payloads')
        .values([answer('old', 8), answer('new', 6)])
        .execute();
      await tx
        .insertInto('email_changes')
        .values([
          { user_id, email: 'old@example.net', guid_hash: 'old', asked_at: 0, expires_at: SEASON_OPENS },
          { user_id, email: 'new@example.net', guid_hash: 'new', asked_at: 0, expires_at: SEASON_OPENS + 1 },
        ])
        .execute();
      await tx
        .insertInto('season_links')
        .values([
          { token_hash: 'old', user_id, created_at: ago(301) },
          { token_hash: 'new', user_id, created_at: ago(299) },
        ])
        .execute();
      // The season opens in September 2022.
      await tx
        .insertInto('hit_counts')
        .values([hits('2021-08', 1), hits('2021-08-01', 2), hits('2021-08-31', 4), hits('2022-08-31', 8)])
        .execute();
    });
    await run(db);
    const left = await db.read(async (tx) => ({
      mails: await tx.selectFrom('mail_outbox').select('message_id as name').orderBy('id').execute(),
      links: await tx.selectFrom('user_links').select('guid_hash as name').orderBy('id').execute(),
      addresses: await tx.selectFrom('email_changes').select('guid_hash as name').execute(),
      years: await tx.selectFrom('season_links').select('token_hash as name').execute(),
      devices: await tx.selectFrom('devices').select('secret_hash as name').orderBy('id').execute(),
      answers: await tx.selectFrom('feed_payloads').select('body as name').orderBy('id').execute(),
      hits: await tx.selectFrom('hit_counts').select(['day', 'hits', 'last_at']).orderBy('day').execute(),
    }));
    expect(left).toEqual({
      mails: [{ name: 'waits' }, { name: 'new' }],
      links: [{ name: 'new' }],
      addresses: [{ name: 'new' }],
      years: [{ name: 'new' }],
      devices: [{ name: 'new' }, { name: 'in use' }],
      answers: [{ name: 'new' }],
      hits: [
        { day: '2021-08', hits: 7, last_at: 4 },
        { day: '2022-08-31', hits: 8, last_at: 8 },
      ],
    });
  });
});
