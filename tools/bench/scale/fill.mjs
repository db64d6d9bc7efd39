/**
 * Fills a folder's database with circles, in a process of its own so that the measured one starts fresh: `fill.mjs FOLDER GROUPS CONTESTS
 * OUT`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, fillCircles } from '../circles.mjs';

const [folder = '', groups = '', contests = '', out = ''] = process.argv.slice(2);
const { openDatabase } = dist('ground/db/open.js');
const { migrateSite } = dist('app/migrate-site.js');

const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
await migrateSite(db);
writeFileSync(out, JSON.stringify(await fillCircles(db, { groups: Number(groups), contests: Number(contests), missing: 10 })));
await db.close();
