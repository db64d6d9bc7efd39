/**
 * Puts more owners into the demo's auction that is going on, each with a device that is signed in: `auction-viewers.mjs FOLDER COUNT OUT`. A process
 * of its own, while the site does not run, so that the measured one starts fresh.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPlayers, dist } from './circles.mjs';

const [folder = '', count = '', out = ''] = process.argv.slice(2);
const { openDatabase } = dist('ground/db/open.js');
const { addEntry } = dist('contests/entries/entries.store.js');
const names = Array.from({ length: Number(count) }, (_, n) => `viewer ${n}`);

const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
await db.write(async (/** @type {any} */ tx, /** @type {any} */ invalidate) => {
  const { id, group_number: group } = await tx
    .selectFrom('contests')
    .select(['id', 'group_number'])
    .where('contest_type', '=', 'bbauction')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { ids, authorizations } = await addPlayers(tx, group, names);
  for (const [n, name] of names.entries()) await addEntry(tx, invalidate, { contestId: id, userId: ids[n], username: name, name, now: 0 });
  invalidate('users');
  writeFileSync(out, JSON.stringify(authorizations));
});
await db.close();
