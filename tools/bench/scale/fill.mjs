/**
 * Fills a folder's database with circles, in a process of its own so that the measured one starts fresh: `fill.mjs FOLDER GROUPS CONTESTS
 * PLAYERS OUT`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, fillCircles } from '../circles.mjs';

const [folder = '', groups = '', contests = '', players = '', out = ''] = process.argv.slice(2);
const { openDatabase } = dist('ground/db/open.js');
const { migrateSite } = dist('app/migrate-site.js');

const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
await migrateSite(db);
const size = { groups: Number(groups), contests: Number(contests), players: Number(players) };
writeFileSync(out, JSON.stringify(await fillCircles(db, { ...size, missing: Math.min(10, size.players) })));
await db.close();
