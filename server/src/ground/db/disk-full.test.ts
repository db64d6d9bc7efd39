import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrateSite } from '../../app/migrate-site';
import { testSite } from '../../testing/site';
import type { Database } from './database';
import { openDatabase } from './open';
import { Unavailable } from './unavailable';

describe('a disk that is full [sqlite]', () => {
  let folder: string;
  let db: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-full-'));
    db = await openDatabase({ file: join(folder, 'poolhouse.db') });
    await migrateSite(db);
  });

  afterEach(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The file may not grow beyond so many pages more. */
  const leaveRoom = async (pages: number) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.kysely);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + pages)}`.execute(db.kysely);
  };
  const put = (key: string, size: number) =>
    db.write(async (tx, invalidate) => {
      invalidate('settings');
      await tx
        .insertInto('settings')
        .values({ key, value: 'x'.repeat(size) })
        .execute();
    });
  const stored = async () => (await db.read((tx) => tx.selectFrom('settings').select('key').where('key', 'like', 'k%').execute())).length;

  it('keeps what was acknowledged and nothing else, tells the player, and goes on when there is room again', async () => {
    await leaveRoom(40);
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => put(`k${n}`, 8_000)));
    const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused) expect(error).toBeInstanceOf(Unavailable);
    expect((refused[0] as Error).message).toMatch(/no room left on its disk.*Nothing was saved/);
    expect(await stored()).toBe(kept);
    expect(db.tags.version(['settings'])).toBeGreaterThanOrEqual(kept);

    await leaveRoom(10_000);
    await put('k-later', 8_000);
    expect(await stored()).toBe(kept + 1);
    // What was counted in a transaction that failed is never counted again for something else.
    const again = await openDatabase({ file: join(folder, 'poolhouse.db') });
    expect(again.tags.version(['settings'])).toBe(db.tags.version(['settings']));
    await again.close();
  });

  it('is what readiness says, until a small write finds room', async () => {
    const site = await testSite(db);
    await leaveRoom(0);
    await expect(put('k', 100_000)).rejects.toThrow(Unavailable);
    // Fills what is left in the pages, so that the small write finds none either.
    while (
      await put(`k${Math.random()}`, 500).then(
        () => true,
        () => false,
      )
    );
    const full = await site.inject({ url: '/readyz' });
    await leaveRoom(1_000);
    const roomy = await site.inject({ url: '/readyz' });
    expect([full.statusCode, full.json<object>(), roomy.statusCode]).toEqual([503, { status: 'not ready', database: 'disk full' }, 200]);
    await site.app.close();
  });
});
