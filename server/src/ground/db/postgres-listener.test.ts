import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeEachEngine } from '../../testing/engines';

describeEachEngine('a process whose connections were cut', (engine) => {
  // SQLite has no connection to lose.
  (engine.engine === 'postgres' ? it : it.skip)('connects again, learns what it missed, and hears of what follows', async () => {
    const db = await engine.open();
    const second = await engine.openAgain(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      second.kysely,
    );
    await second.write(async (_tx, invalidate) => invalidate('missed'));
    const known = async (name: string, n: number) => {
      for (let i = 0; i < 200 && db.tags.version([name]) < n; i += 1) await pause(25);
      return db.tags.version([name]);
    };
    expect(await known('missed', 1)).toBe(1);
    await second.write(async (_tx, invalidate) => invalidate('next'));
    expect(await known('next', 1)).toBe(1);
    await db.ping();
  });
});
