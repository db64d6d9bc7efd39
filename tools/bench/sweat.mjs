import { brotliCompressSync } from 'node:zlib';
import { fetchRaw, parse } from './raw-read.mjs';
import { demoPlayer } from './signed-in.mjs';
import { basic, BenchSite, caller } from './site.mjs';

/**
 * What is on of a player in all their contests, as home and `/live` have it: of the demo's player on its Sunday, and what a poll brings in which
 * something of theirs moves.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve(['--demo', '--scene', 'sunday']);
  try {
    const { username, password } = await demoPlayer(site.url);
    const authorization = basic(username, password);
    const home = await fetchRaw(`${site.url}/api/v1/utils/home`, authorization);
    const { data, __delta } = parse(home.body, home.encoding);
    const rows = data.live.data;
    if (rows.length < 5) throw new Error(`only ${rows.length} of theirs is on`);
    const steps = await stepsOf(site, authorization, __delta);
    const one = steps.filter(({ moved }) => moved === 1).sort((x, y) => y.bytes - x.bytes);
    if (one.length < 3) throw new Error(`only ${one.length} scores moved one row`);
    return [
      {
        what: 'my sweat, compressed',
        value: brotliCompressSync(JSON.stringify({ live: data.live })).length / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 2,
        note: `${rows.length} rows of ${new Set(rows.map((/** @type {{ pool: string, contest: string }} */ row) => row.contest + row.pool)).size} contests; all of home ${(home.body.length / 1000).toFixed(1)} kB`,
      },
      {
        what: 'a step of it, compressed',
        value: one[0]?.bytes ?? NaN,
        unit: 'B',
        way: 'at most',
        bound: 300,
        note: `largest of ${one.length} polls after a score, smallest ${one.at(-1)?.bytes} B`,
      },
    ];
  } finally {
    await site.stop();
  }
}

/**
 * A score of each game that is on, one after the other while the clock stands: what the next poll weighs where it brings something of theirs.
 * @param {BenchSite} site @param {string} authorization @param {string} first
 */
async function stepsOf(site, authorization, first) {
  const desk = caller(site, basic('casey', 'poolhouse'));
  const { scores } = await caller(site, authorization)('GET football/pagedata');
  let since = first;
  /** @type {{ bytes: number, moved: number }[]} */
  const steps = [];
  for (const { ID: id, state, score1, score2 } of scores.data) {
    if (state !== 'in_progress') continue;
    for (const more of [3, 10]) {
      await desk('POST ad/set_game', { body: { id, state, score1: score1 + more, score2 } });
      const { body, encoding } = await fetchRaw(site.url + since, authorization);
      const { data, __delta } = parse(body, encoding);
      since = __delta ?? since;
      const moved = data?.live?.data?.length ?? 0;
      if (moved > 0) steps.push({ bytes: body.length, moved });
    }
  }
  return steps;
}
