import { mkdtempSync } from 'node:fs';
import { dist, fillCircles, NOW, YEAR, WEEK } from './circles.mjs';
const folder = mkdtempSync('/tmp/eng-prof-');
const { openDatabase } = dist('ground/db/open.js');
const { migrateSite } = dist('app/migrate-site.js');
const { FixedClock } = dist('ground/clock/clock.js');
const { createPages } = dist('web/pages/pages.js');
const { createMemories } = dist('contests/memories.js');
const { footballParts } = dist('contests/football/football-parts.js');
const { boardReaders } = dist('contests/football/board/board-readers.js');
const { footballPage } = dist('contests/football/board/football.page.js');
const { footballKind } = dist('contests/football/football.kind.js');
const db = await openDatabase({ file: folder + '/p.db' });
await migrateSite(db);
const { games } = await fillCircles(db, { groups: 20, contests: 1 });
const pages = createPages(db, new FixedClock(NOW));
const m = createMemories(db); const parts = footballParts(m);
const page = footballPage(boardReaders(m, parts));
const calendar = await m.calendars.read(YEAR, footballKind);
const week = (await db.read(tx => tx.selectFrom('events').select('week_start').where('id','=',games[0]).executeTakeFirst())).week_start;
const dir = await m.directory.read();
const contests = dir.contests.map(c => c.id);
const viewersOf = c => dir.entriesByContest.get(c).map((e) => ({ userId: e.userId, username: 'u' + e.userId, isAdmin: false, groupNumber: 1, deviceId: null }));
let n = 0;
const score = () => db.write(async (tx, touch) => { n++; await tx.updateTable('events').set({ score1: 10 + n % 40, score2: n * 7 % 41, updated_at: NOW + n }).where('id', '=', games[n % 9]).execute(); touch('games:' + week); });
const since = new Map();
const read = async (c, v) => { const k = c + ':' + v.userId; const a = await pages.read(page, { contestId: c, week: 0, calendar, configYear: YEAR }, v, '/api/v1/x?c=' + c, since.get(k), 'br'); since.set(k, a.version); return a; };

const rounds = Number(process.argv[2] ?? 100);
const c = () => { const u = process.cpuUsage(); return u.user + u.system; };
for (let r = 0; r < 60; r++) { await score(); for (const k of contests) await read(k, viewersOf(k)[0]); }
let a = c(); for (let r = 0; r < rounds; r++) await score(); let b = c();
const w = (b - a) / rounds;
a = c(); for (let r = 0; r < rounds; r++) { await score(); for (const k of contests) await read(k, viewersOf(k)[0]); } b = c();
console.log('write', w.toFixed(0), 'step', (((b - a) / rounds - w) / contests.length).toFixed(0));
for (const k of contests) for (const v of viewersOf(k)) await read(k, v);
let t = 0; for (let r = 0; r < 20; r++) { await score(); for (const k of contests) await read(k, viewersOf(k)[0]); a = c(); for (const k of contests) for (const v of viewersOf(k).slice(1)) await read(k, v); t += c() - a; }
console.log('poll', (t / 20 / (29 * contests.length)).toFixed(1));
await db.close();
