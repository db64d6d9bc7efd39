import { sql } from 'kysely';
import { openDatabase } from '../ground/db/open';
import { describeOnce } from '../testing/engines';
import { createScratch, dropScratch } from './check-backup.store';

const HOUR = 3_600_000;

describeOnce('a database to restore into', ({ engine, open, optionsOf }) => {
  if (engine === 'sqlite') return it('is a file on SQLite', () => expect(engine).toBe('sqlite'));

  it('goes with the next check, hours later, where what made it was killed; one in use stays', async () => {
    const db = await open();
    const url = optionsOf(db).url!;
    const named = async () => {
      const { rows } = await sql<{ datname: string }>`select datname from pg_database where datname like 'poolhouse\\_check\\_%'`.execute(
        db.kysely,
      );
      return rows.map(({ datname }) => datname);
    };
    const nameOf = (address: string | null) => new URL(address!).pathname.slice(1);
    // Another check beside this one takes away what is old as well, but never what is in use.
    const now = Date.now();
    const killed = await createScratch(url, now - 7 * HOUR);
    const used = await openDatabase({ url: killed! });
    const lately = await createScratch(url, now - 5 * HOUR);
    const next = await createScratch(url, now);
    expect(await named()).toEqual(expect.arrayContaining([killed, lately, next].map(nameOf)));
    await used.close();
    await dropScratch(url, next!);
    const last = await createScratch(url, now);
    const left = await named();
    expect(left).not.toContain(nameOf(killed));
    expect(left).toEqual(expect.arrayContaining([lately, last].map(nameOf)));
    for (const one of [lately, last]) await dropScratch(url, one!);
  });
});
