import fs, { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrateSite } from '../../app/migrate-site';
import type { Database } from './database';
import { openDatabase } from './open';
import { Unavailable } from './unavailable';

type Told = (error: NodeJS.ErrnoException | null) => void;

describe('a commit [sqlite]', () => {
  let folder: string;
  let file: string;
  let db: Database;
  let syncs: jest.SpyInstance<void, [descriptor: number, told: Told]>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-sync-'));
    file = join(folder, 'p.db');
    db = await openDatabase({ file });
    await migrateSite(db);
    syncs = jest.spyOn(fs, 'fdatasync');
  });

  afterEach(async () => {
    syncs.mockRestore();
    await db.close();
    rmSync(folder, { recursive: true });
  });

  const put = (key: string) =>
    db.write(async (tx, invalidate) => {
      invalidate('settings');
      await tx.insertInto('settings').values({ key, value: '' }).execute();
    });
  const keys = async (site: Database) =>
    (await site.read((tx) => tx.selectFrom('settings').select('key').where('key', 'like', 'k%').execute())).map(({ key }) => key);

  const refuseSync = () =>
    syncs.mockImplementationOnce((_, told) => told(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })));

  /** The disk as it would be after a power failure: what was written when the last sync that has ended began. */
  function powerFails(): { on(folder: string): Promise<Database> } {
    const kept = { files: [] as string[], n: 0 };
    syncs.mockImplementation((descriptor, told) => {
      const n = (kept.n += 1);
      const copies = ['', '-wal'].filter((end) => existsSync(file + end)).map((end) => [file + end, `${file}.${n}${end}`] as const);
      for (const [from, to] of copies) copyFileSync(from, to);
      setTimeout(() => {
        fs.fdatasyncSync(descriptor);
        kept.files = copies.map(([, to]) => to);
        told(null);
      }, 3);
    });
    return {
      async on(place) {
        for (const copy of kept.files) copyFileSync(copy, join(place, copy.endsWith('-wal') ? 'p.db-wal' : 'p.db'));
        return openDatabase({ file: join(place, 'p.db') });
      },
    };
  }

  it('is acknowledged, shown and told of after the disk has it, and stops nobody meanwhile', async () => {
    let letGo = () => {};
    syncs.mockImplementationOnce((_, told) => (letGo = () => told(null)));
    const order: string[] = [];
    const version = db.tags.version(['settings']);
    const saved = put('k1').then(() => order.push('saved'));
    while (syncs.mock.calls.length === 0) await pause(1);
    const read = keys(db).then((found) => order.push(`read ${found.join()}`));
    await pause(20);
    expect(order).toEqual([]);
    expect(db.tags.version(['settings'])).toBe(version);
    order.push('on the disk');
    letGo();
    await Promise.all([saved, read]);
    expect(order[0]).toBe('on the disk');
    expect(order.slice(1).sort()).toEqual(['read k1', 'saved']);
    expect(db.tags.version(['settings'])).toBe(version + 1);
  });

  it('is never lost by a power failure once it was acknowledged or read', async () => {
    const disk = powerFails();
    await put('k');
    const known = new Set(['k']);
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; n < 12; n += 1) {
        const key = `k${writer}-${n}`;
        await put(key);
        known.add(key);
        await pause(n % 3);
      }
    });
    const look = (async () => {
      for (let n = 0; n < 12; n += 1) {
        for (const key of await keys(db)) known.add(key);
        const now = [...known];
        const place = mkdtempSync(join(folder, 'after-'));
        const after = await disk.on(place);
        expect(await keys(after)).toEqual(expect.arrayContaining(now));
        await after.close();
        await pause(2);
      }
    })();
    await Promise.all([...writers, look]);
    expect(known.size).toBe(49);
  });

  it('of which the disk refuses the sync is copied into the database, and stands', async () => {
    refuseSync();
    await put('k1');
    await put('k2');
    expect(await keys(db)).toEqual(['k1', 'k2']);
    expect(syncs).toHaveBeenCalledTimes(2);
    // What was copied needs no log.
    const place = mkdtempSync(join(folder, 'copy-'));
    copyFileSync(file, join(place, 'p.db'));
    const copy = await openDatabase({ file: join(place, 'p.db') });
    expect(await keys(copy)).toContain('k1');
    await copy.close();
  });

  it('of which nobody knows whether the disk has it says so, is shown as the file has it, and a later one makes sure', async () => {
    const version = db.tags.version(['settings']);
    const reader = await openDatabase({ file });
    // Somebody's long look keeps the log from being copied whole.
    let end = () => {};
    const long = reader.read(async (tx) => {
      await tx.selectFrom('settings').select('key').execute();
      await new Promise<void>((resolve) => (end = resolve));
    });
    await pause(5);
    refuseSync();
    const outcome = await put('k1').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(Unavailable);
    expect((outcome as Unavailable).saved).toBe('unknown');
    end();
    await long;
    await reader.close();
    await put('k2');
    expect(await keys(db)).toEqual(['k1', 'k2']);
    expect(db.tags.version(['settings'])).toBeGreaterThan(version + 1);
  });
});
