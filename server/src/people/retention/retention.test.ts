import pino from 'pino';
import { describeEachEngine } from '../../testing/engines';
import { addUser } from '../../testing/rows.store';
import { SEASON_OPENS } from '../../testing/context';
import { FixedClock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { logActivity } from '../activity/activity.store';
import { retentionAgent } from './retention.agent';
import { BATCH, KEPT_DAYS } from './retention.store';

const DAY_MS = 24 * 60 * 60_000;

describeEachEngine('retention', (engine) => {
  const clock = new FixedClock(SEASON_OPENS);
  const run = (db: Database) =>
    retentionAgent(clock).run({ db, clock, log: pino({ level: 'silent' }), signal: new AbortController().signal });
  const log = (db: Database, action: string, daysAgo: number) =>
    db.write((tx) => logActivity(tx, { at: SEASON_OPENS - daysAgo * DAY_MS, action, by: 'test', ip: '192.0.2.1' }));
  const lines = (db: Database) => db.read((tx) => tx.selectFrom('activity').select(['action', 'ip']).orderBy('id').execute());

  it('deletes passing lines of the log after three years, keeps what explains a result, and blanks addresses after ninety days', async () => {
    const db = await engine.open();
    await log(db, 'signed_in', KEPT_DAYS.activity + 1);
    await log(db, 'football.picks_overridden', KEPT_DAYS.activity + 1);
    await log(db, 'signed_in', KEPT_DAYS.activityAddress + 1);
    await log(db, 'signed_in', KEPT_DAYS.activityAddress - 1);
    expect((await run(db)).words).toBe('1 lines of the log, 2 addresses in the log deleted');
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
    expect((await run(db)).words).toBe(`${2 * BATCH + 1} lines of the log deleted`);
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
});
