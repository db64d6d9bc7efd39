import { AsyncResource } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateSite } from '../../app/migrate-site';
import type { Database } from './database';
import { openDatabase } from './open';
import { readVersion } from './snapshot-versions';
import { statementsSent } from './statements';

const NAMES = ['a', 'b', 'c'];
/** What a snapshot says of the tags, and by how many statements. */
const look = async (db: Database): Promise<[number, number]> => {
  const before = statementsSent();
  const count = await db.read((tx) => readVersion(tx, NAMES));
  return [count, statementsSent() - before];
};
const invalidate = (db: Database, ...names: string[]) => db.write(async (_tx, note) => names.forEach((name) => note(name)));

describe('the counters of a snapshot on SQLite', () => {
  let folder: string;
  let one: Database;
  let other: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-heard-'));
    one = await openDatabase({ file: join(folder, 'p.db') });
    await migrateSite(one);
    other = await openDatabase({ file: join(folder, 'p.db') });
  });

  afterEach(async () => {
    await one.close();
    await other.close();
    rmSync(folder, { recursive: true });
  });

  it('are at hand after commits of this process', async () => {
    await invalidate(one, 'a', 'b');
    expect(await look(one)).toEqual([2, 0]);
    await Promise.all([invalidate(one, 'a'), invalidate(one, 'c')]);
    expect(await look(one)).toEqual([4, 0]);
  });

  it('are asked for after a commit of another process, until all of it has been heard of', async () => {
    await invalidate(one, 'a');
    await invalidate(other, 'b', 'c');
    expect(await look(one)).toEqual([3, 1]);
    await invalidate(other, 'b');
    expect(await look(one)).toEqual([4, 1]);
  });

  it('are those of its beginning, whatever is committed while it lasts', async () => {
    await invalidate(one, 'a');
    const seen = await one.read(async (tx) => {
      const first = await readVersion(tx, ['a']);
      await invalidateBeside(one, 'a', 'b');
      return [first, await readVersion(tx, NAMES), (await tx.selectFrom('scopes').select('name').execute()).length];
    });
    expect(seen).toEqual([1, 1, 1]);
    expect(await look(one)).toEqual([3, 0]);
  });

  it('begin anew when another process commits before anything is asked of the file', async () => {
    await invalidate(one, 'a');
    let times = 0;
    const seen = await one.read(async (tx) => {
      times += 1;
      const first = await readVersion(tx, ['a']);
      if (times === 1) await invalidateBeside(other, 'a', 'b');
      const rows = await tx.selectFrom('scopes').selectAll().where('name', 'in', NAMES).execute();
      return [first, await readVersion(tx, NAMES), rows.reduce((sum, row) => sum + row.n, 0)];
    });
    expect([times, seen]).toEqual([2, [2, 3, 3]]);
  });

  it('are never ahead of the file while writes and reads cross', async () => {
    const sums: number[][] = [];
    const reader = async () => {
      for (let n = 0; n < 60; n += 1) {
        const pair = await one.read(async (tx) => {
          const version = await readVersion(tx, NAMES);
          const rows = await tx.selectFrom('scopes').selectAll().where('name', 'in', NAMES).execute();
          return [version, rows.reduce((sum, row) => sum + row.n, 0)];
        });
        sums.push(pair);
      }
    };
    const writer = async (db: Database) => {
      for (let n = 0; n < 30; n += 1) await invalidate(db, NAMES[n % 3] ?? 'a');
    };
    await Promise.all([reader(), writer(one), reader(), writer(other), writer(one)]);
    for (const [version, there] of sums) expect(version).toBe(there);
    expect(await look(one)).toEqual([90, expect.any(Number)]);
  });
});

/** Does things as if they were asked for outside every snapshot. */
const outside = new AsyncResource('outside');
const invalidateBeside = (db: Database, ...names: string[]): Promise<void> => outside.runInAsyncScope(() => invalidate(db, ...names));
