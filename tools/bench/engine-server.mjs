import { join } from 'node:path';
/** The server in a process of its own, over circles on a Sunday afternoon. Its parent asks by messages for scores and for figures. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { dist, fillCircles, NOW, YEAR } from './circles.mjs';
import { golfSized } from './golf-sized.mjs';

const [folder = '', groups = '20', contests = '1'] = process.argv.slice(2);
const { openDatabase } = dist('ground/db/open.js');
const { migrateSite } = dist('app/migrate-site.js');
const { buildServer } = dist('app/server.js');
const { FixedClock, SystemClock } = dist('ground/clock/clock.js');
const { pushKeys } = dist('people/push/push-keys.js');
const { createLog } = dist('app/log.js');
const { figuresOf } = dist('ground/memory/memories.js');
const { logActivity } = dist('people/activity/activity.store.js');

const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
await migrateSite(db);
const filled = await fillCircles(db, { groups: Number(groups), contests: Number(contests) });
// As a site's start does.
await pushKeys(db);
const app = await buildServer({
  db,
  clock: new FixedClock(NOW),
  wall: new SystemClock(),
  log: createLog(undefined, 'error'),
  config: { dataFolder: folder, proxies: [] },
});
app.get('/constant', async () => ({ hello: 'football' }));
await app.listen({ port: 0, host: '127.0.0.1' });
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();

let scores = 0;
const weekStart = (
  await db.read((/** @type {any} */ tx) =>
    tx.selectFrom('events').select('week_start').where('id', '=', filled.games[0]).executeTakeFirst(),
  )
).week_start;

/** @type {Record<string, () => unknown>} */
const answers = {
  /** Another score in one of the games that are on. */
  score: () =>
    db.write(async (/** @type {any} */ tx, /** @type {any} */ invalidate) => {
      scores += 1;
      await tx
        .updateTable('events')
        .set({ score1: 10 + (scores % 40), score2: (scores * 7) % 41, updated_at: NOW + scores })
        .where('id', '=', filled.games[scores % 9])
        .execute();
      invalidate(`games:${weekStart}`);
    }),
  /** A commit of a contest that nobody here looks at, such as an auction's bid. */
  bid: () =>
    db.write(async (/** @type {any} */ tx, /** @type {any} */ invalidate) => {
      await logActivity(tx, { at: NOW, action: 'bench.bid', by: 'bench', ip: '', after: { price: (scores += 1) }, place: 'site' });
      invalidate('contest:999999');
    }),
  golf: () => golfSized(db, new FixedClock(NOW)),
  cpu: () => process.cpuUsage(),
  memory: () => {
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    return { heap: heapUsed, external, arrayBuffers, rss };
  },
  lag: () => {
    const ms = lag.max / 1e6;
    lag.reset();
    return ms;
  },
  figures: () => figuresOf(db),
  stop: async () => {
    await app.close();
    await db.close();
  },
};

/** @param {{ ask: string, n: number }} message */
async function answer({ ask, n }) {
  const value = await answers[ask]?.();
  process.send?.({ n, value });
  if (ask === 'stop') process.disconnect();
}
process.on('message', (/** @type {{ ask: string, n: number }} */ message) => void answer(message));
process.send?.({ ready: { port: app.server.address().port, viewers: filled.viewers, year: YEAR } });
