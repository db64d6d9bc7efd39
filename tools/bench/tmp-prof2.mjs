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
const { games } = await fillCircles(db, { groups: 2, contests: 1 });
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
const cpu = () => performance.now() * 1000;
for (const c of contests) for (const v of viewersOf(c)) await read(c, v);
const rounds = Number(process.argv[2] ?? 100);
let [step, rest, polls, steps] = [0, 0, 0, 0]; const one=[];
for (let r = 0; r < rounds; r++) {
  await score();
  for (const c of contests) { const [v, ...others] = viewersOf(c); const a = cpu(); const ans = await read(c, v); const b = cpu(); for (const o of others) await read(c, o); const d = cpu(); if (r > rounds / 3) { step += b - a; rest += d - b; steps++; polls += others.length; one.push(b-a);} if (r === rounds - 1) console.log(ans.encoding, ans.body.length); }
}
one.sort((a,b)=>a-b);
console.log({ stepUs: step / steps, min: one[0], p5: one[Math.floor(one.length/20)], p25: one[one.length>>2], medianStep: one[one.length>>1], pollUs: rest / polls });
for (const [k,l] of globalThis.__T) { l.sort((a,b)=>a-b); console.log(k, l.length, "p10", l[Math.floor(l.length/10)].toFixed(0), "p50", l[l.length>>1].toFixed(0)); } await db.close();
