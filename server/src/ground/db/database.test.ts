import { setTimeout as pause } from 'node:timers/promises';
import { isSiteMigrated, migrateSite } from '../../app/migrate-site';
import { contests } from '../../contests';
import { contestMigrations } from '../../contests/contest-migrations';
import { describeEachEngine } from '../../testing/engines';
import type { Database } from './database';
import { houseMigrations } from './migrations';
import { openDatabase } from './open';

const put = (db: Database, key: string, value: string) =>
  db.write(async (tx, invalidate) => {
    invalidate('settings');
    await tx.insertInto('settings').values({ key, value }).execute();
  });

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i += 1) await pause(25);
  expect(condition()).toBe(true);
}

describeEachEngine('database', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
  });

  it('migrates once when two processes start at the same time', async () => {
    const place = await engine.place();
    const [one, two] = await Promise.all([openDatabase(place), openDatabase(place)]);
    const steps = await Promise.all([migrateSite(one), migrateSite(two)]);
    expect(steps.flat()).toEqual([...Object.keys(houseMigrations), ...Object.keys(contestMigrations(contests)).sort()]);
    expect(await isSiteMigrated(two)).toBe(true);
    await Promise.all([one.close(), two.close()]);
  });

  it('answers instants, counts and sums as numbers', async () => {
    const at = 4_102_444_800_123;
    const id = await db.write(async (tx) => {
      const row = {
        email: 'a@x.test',
        email_key: 'a@x.test',
        username: 'Ann',
        username_key: 'ann',
        password_hash: null,
        is_admin: 0,
        group_number: 1,
        created_at: at,
      };
      return (await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
    });
    const found = await db.read((tx) =>
      tx
        .selectFrom('users')
        .select(({ fn }) => ['id', 'created_at', fn.countAll().over().as('count'), fn.sum('created_at').over().as('sum')])
        .executeTakeFirstOrThrow(),
    );
    expect(found).toEqual({ id, created_at: at, count: 1, sum: at });
  });

  it('keeps half-point lines and nulls as they were', async () => {
    await db.write(async (tx) => {
      const event = {
        source_key: 'k',
        sport: 'NFL' as const,
        season: 2022,
        game_type: 'REG',
        kickoff_at: 1,
        week_start: '2022-09-06',
        team1: 'a',
        team2: 'b',
        abbrev1: 'A',
        abbrev2: 'B',
        rank1: null,
        rank2: null,
        spread2: -3.5,
        tv: '',
        state: 'scheduled' as const,
        score1: null,
        score2: null,
        status: '',
        time_left: '',
        possession: null,
        status_note: '',
        updated_at: 1,
      };
      await tx.insertInto('events').values(event).execute();
    });
    expect(await db.read((tx) => tx.selectFrom('events').select('spread2').execute())).toEqual([{ spread2: -3.5 }]);
  });

  it('undoes the whole write when it fails, counters included', async () => {
    const before = db.tags.version(['settings']);
    const failing = db.write(async (tx, invalidate) => {
      invalidate('settings');
      await tx.insertInto('settings').values({ key: 'gone', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(db.tags.version(['settings'])).toBe(before);
    expect(await db.read((tx) => tx.selectFrom('settings').selectAll().where('key', '=', 'gone').execute())).toEqual([]);
  });

  it('refuses a write inside a read', async () => {
    if (engine.engine === 'sqlite') return;
    await expect(db.read((tx) => tx.insertInto('settings').values({ key: 'r', value: '' }).execute())).rejects.toThrow(/read-only/);
  });

  it('counts an invalidated tag once a write and tells listeners after the commit', async () => {
    const tracker: string[][] = [];
    const stop = db.tags.onChange((tags) => tracker.push([...tags].sort()));
    const before = db.tags.version(['b', 'a']);
    await db.write(async (_tx, invalidate) => ['b', 'a', 'b'].forEach(invalidate));
    stop();
    await db.write(async (_tx, invalidate) => invalidate('a'));
    expect(tracker).toEqual([['a', 'b']]);
    expect(db.tags.version(['b', 'a'])).toBe(before + 3);
  });

  it('hears of changes that another process made', async () => {
    const other = await engine.openAgain(db);
    const tracker: string[] = [];
    db.tags.onChange((tags) => tracker.push(...tags));
    await put(other, 'from-another', '1');
    await until(() => tracker.includes('settings'));
    expect(db.tags.version(['settings'])).toBe(other.tags.version(['settings']));
  });

  it('announces a write that invalidates very many tags', async () => {
    const other = await engine.openAgain(db);
    const many = Array.from({ length: 1200 }, (_, i) => `picks:${i}:7`);
    await other.write(async (_tx, invalidate) => many.forEach(invalidate));
    await until(() => db.tags.version(many) === many.length);
  });

  it('loses no update when many write at once, from two processes', async () => {
    const other = await engine.openAgain(db);
    await put(db, 'count', '0');
    const add = (on: Database) =>
      on.write(async (tx, invalidate) => {
        invalidate('count');
        const { value } = await tx.selectFrom('settings').select('value').where('key', '=', 'count').executeTakeFirstOrThrow();
        await pause(1);
        await tx
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', 'count')
          .execute();
      });
    await Promise.all(Array.from({ length: 60 }, (_, i) => add(i % 2 ? db : other)));
    const { value } = await db.read((tx) => tx.selectFrom('settings').select('value').where('key', '=', 'count').executeTakeFirstOrThrow());
    expect(value).toBe('60');
    await until(() => db.tags.version(['count']) === 60);
  });

  it('reads one snapshot, however much is written meanwhile', async () => {
    const other = await engine.openAgain(db);
    const count = () =>
      other.read((tx) =>
        tx
          .selectFrom('settings')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
      );
    const seen = await db.read(async (tx) => {
      const n = () =>
        tx
          .selectFrom('settings')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
      const first = await n();
      await put(other, 'meanwhile', '1');
      return [first, await n()];
    });
    expect(seen[1]).toEqual(seen[0]);
    expect((await count()).n).toBe(seen[0]!.n + 1);
  });
});
