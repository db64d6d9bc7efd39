import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSiteMigrated } from '../app/migrate-site';
import type { Database } from '../ground/db/database';
import { describeByTurns } from '../testing/engines';
import { loadKept } from '../testing/kept-databases';
import { addGame } from '../testing/rows.store';
import { environmentFor, runPoolhouse } from '../testing/run-poolhouse';
import { addAccount, basic, testSite } from '../testing/site';

/** Which no packing makes smaller. */
const noise = () => randomBytes(20_000).toString('base64');

describeByTurns('backup and restore', (engine) => {
  let folder: string;
  let file: string;
  let db: Database;
  let env: NodeJS.ProcessEnv;
  const run = (...words: string[]) => runPoolhouse(words, env);
  const counts = (of: Database) =>
    of.read(async (tx) => ({
      games: (await tx.selectFrom('events').select('id').execute()).length,
      lines: (await tx.selectFrom('event_lines').select('id').execute()).length,
      users: (await tx.selectFrom('users').select('username').orderBy('username').execute()).map(({ username }) => username),
    }));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'poolhouse-backup-'));
    file = join(folder, 'site.backup');
    db = await engine.open();
    env = environmentFor(engine.optionsOf(db), folder);
    await addAccount(db, 'Ann', 'secret');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  // A limit of the shell stands in for a disk that is full: what is written beyond it fails in the same way.
  (process.platform === 'win32' ? it.skip : it)('leaves nothing behind, and says so, where the disk is full half-way', async () => {
    for (let n = 0; n < 40; n += 1)
      await db.write((tx) =>
        tx
          .insertInto('settings')
          .values({ key: `k${n}`, value: noise() })
          .execute(),
      );
    const small = await runPoolhouse(['backup', file], env, ['/bin/sh', '-c', 'ulimit -f 300; exec "$0" "$@"']);
    expect(small).toMatchObject({ code: 1, stdout: '' });
    expect(small.stderr).toMatch(/disk I\/O error|disk is full|too large|pg_dump was ended by SIGXFSZ/);
    expect(readdirSync(folder).filter((name) => name.includes('.backup'))).toEqual([]);
    expect((await run('backup', '--check', file)).code).toBe(0);
  });

  it('copies one instant while writes run, and gives it back', async () => {
    let going = true;
    let written = 0;
    const writes = (async () => {
      while (going) {
        // SQLite answers at once, so without a pause nothing else would ever run.
        await new Promise((resolve) => setTimeout(resolve, 2));
        const id = await addGame(db);
        await db.write(async (tx) => {
          await tx
            .insertInto('event_lines')
            .values([
              { event_id: id, at: 1, spread2: -3, source: 'a' },
              { event_id: id, at: 2, spread2: -4, source: 'b' },
            ])
            .execute();
        });
        written += 1;
      }
    })();
    while (written < 5) await new Promise((resolve) => setTimeout(resolve, 2));
    const backedUp = await run('backup', file);
    going = false;
    await writes;
    expect(backedUp).toEqual({ code: 0, stdout: `Backed up to ${file}.\n`, stderr: '' });
    const after = await counts(db);

    const target = await engine.open();
    const targetEnv = environmentFor(engine.optionsOf(target), folder);
    const restored = await runPoolhouse(['restore', file], targetEnv);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const found = await engine.openAgain(target);
    const copied = await counts(found);
    expect(copied.users).toEqual(['Ann']);
    expect(copied.games).toBeGreaterThan(0);
    expect(copied.games).toBeLessThanOrEqual(after.games);
    expect(copied.lines % 2).toBe(0);
    expect(copied.games - copied.lines / 2).toBeLessThanOrEqual(1);
    // New rows get new numbers.
    await addGame(found);
    expect((await counts(found)).games).toBe(copied.games + 1);
  });

  it('is restored into a copy and compared where that is asked for, and locked by a passphrase that a restore must know', async () => {
    const locked = { ...env, POOLHOUSE_BACKUP_PASSPHRASE: 'four words of mine' };
    const checked = await runPoolhouse(['backup', '--check', file], locked);
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(checked.stdout).toMatch(/Restored into a copy and compared: \d+ rows? in 8 tables\.\n$/);
    expect(readFileSync(file).subarray(0, 18).toString()).toBe('poolhouse-locked-1');
    const target = await engine.open();
    const restore = (passphrase?: string) =>
      runPoolhouse(['restore', file], {
        ...environmentFor(engine.optionsOf(target), folder),
        ...(passphrase && { POOLHOUSE_BACKUP_PASSPHRASE: passphrase }),
      });
    expect(await restore()).toMatchObject({ code: 1, stderr: expect.stringContaining('Say its passphrase') as string });
    expect(await restore('other words than mine')).toMatchObject({ code: 1, stderr: expect.stringContaining('does not open') as string });
    expect((await counts(await engine.openAgain(target))).users).toEqual([]);
    expect(await restore('four words of mine')).toMatchObject({ code: 0, stderr: '' });
    expect((await counts(await engine.openAgain(target))).users).toEqual(['Ann']);
  });

  it('does not overwrite data without --force; with it, a server that is running shows the restored site', async () => {
    expect((await run('backup', file)).code).toBe(0);
    const site = await testSite(await engine.openAgain(db));
    await addAccount(site.db, 'Bob', 'hidden');
    expect((await site.call('POST utils/logout', { as: basic('Bob', 'hidden') })).status).toBe(200);
    const refused = await run('restore', file);
    expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('--force') });
    expect((await counts(db)).users).toEqual(['Ann', 'Bob']);

    const before = site.db.tags.version(['users']);
    expect(await run('restore', file, '--force')).toMatchObject({ code: 0, stderr: '' });
    expect((await counts(await engine.openAgain(db))).users).toEqual(['Ann']);
    for (let tries = 0; tries < 200 && site.db.tags.version(['users']) <= before; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await site.call('POST utils/logout', { as: basic('Bob', 'hidden') })).status).toBe(401);
    expect((await site.call('POST utils/logout', { as: basic('Ann', 'secret') })).status).toBe(200);
    await site.app.close();
  });

  it('of an earlier release goes into the place of a newer database, whatever that has more', async () => {
    const place = await engine.place();
    await loadKept(place, 'before-plugs');
    expect(await runPoolhouse(['backup', file], environmentFor(place, folder))).toMatchObject({ code: 0, stderr: '' });
    expect(await run('restore', file, '--force')).toMatchObject({ code: 0, stderr: '' });
    const found = await engine.openAgain(db);
    expect((await counts(found)).users).toEqual(['Ann', 'Bob']);
    expect(await isSiteMigrated(found)).toBe(true);
  });

  it('checks the backup before it touches anything', async () => {
    expect((await run('backup', file)).code).toBe(0);
    const whole = readFileSync(file);
    const half = join(folder, 'half.backup');
    writeFileSync(half, whole);
    truncateSync(half, Math.floor(whole.length / 2));
    const text = join(folder, 'text.backup');
    writeFileSync(text, 'not a backup');
    for (const [bad, words] of [
      [half, 'Nothing was changed'],
      [text, 'Nothing was changed'],
      [join(folder, 'none'), 'There is no file'],
    ] as const) {
      expect(await run('restore', bad, '--force')).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(words) });
    }
    expect((await counts(db)).users).toEqual(['Ann']);
  });

  it('leaves nothing behind where it cannot write', async () => {
    expect(await run('backup', join(folder, 'no/such/folder/file'))).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no folder/),
    });
  });
});
