import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NOW } from './circles.mjs';
import { browse, Tally } from './scale/browsers.mjs';
import { filled } from './scale/filled.mjs';
import { Probe, probed } from './scale/probed.mjs';
import { basic, BenchSite, caller } from './site.mjs';

const VIEWERS = 200;
const SECONDS = 20;
const POLL_MS = 5_000;

/**
 * 200 viewers with a commit a second: by streams, and by polling every five seconds.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK: new Date(NOW).toISOString(), POOLHOUSE_CLOCK_RATE: '1' });
  const probe = new Probe(join(site.folder, 'probe.json'));
  try {
    const { viewers, games } = await filled(site, { groups: 7, contests: 1 });
    const watching = viewers.slice(0, VIEWERS);
    await site.command('user', 'add', 'admin@example.org', '--name', 'Ada', '--password', 'bench', '--admin');
    await site.serve('--empty', probed(probe.file));
    const call = caller(site, basic('admin@example.org', 'bench'));
    const commit = committing(call, games);
    const during = (/** @type {() => Promise<void>} */ after) => cpuDuring(probe, commit, after);
    // First reads, and what only the first seconds cost.
    await browse(site.url, watching, { everyMs: 2000, forMs: 2000, tally: new Tally() });
    const idle = await during(async () => {});
    const tally = new Tally();
    const [polling] = await Promise.all([
      during(async () => {}),
      browse(site.url, watching, { everyMs: POLL_MS, forMs: SECONDS * 1000, tally }),
    ]);
    const streams = await Promise.all(watching.map((viewer) => open(site.url, viewer)));
    await pause(500);
    /** @type {number[]} */
    const late = [];
    const streaming = await during(async () => {
      const acknowledged = performance.now();
      await Promise.all(streams.map((stream) => stream.next(acknowledged)));
      late.push(...streams.map((stream) => Math.max(0, stream.at - acknowledged)));
    });
    for (const stream of streams) stream.close();
    return figures({ idle, polling, streaming }, late, tally.served);
  } finally {
    await site.stop();
  }
}

/** Commits a score of another game each time. @param {ReturnType<typeof caller>} call @param {number[]} games */
function committing(call, games) {
  let n = 0;
  return () => {
    n += 1;
    return call('POST ad/set_game', {
      body: { id: games[n % 9], state: 'in_progress', score1: n % 60, score2: (n * 7) % 41, status: 'Q3', time_left: '7:30', manual: 1 },
    });
  };
}

/**
 * CPU seconds of the server while commits come once a second.
 * @param {Probe} probe
 * @param {() => Promise<unknown>} commit
 * @param {() => Promise<void>} after called when a commit is acknowledged
 */
async function cpuDuring(probe, commit, after) {
  const before = await probe.ask();
  for (let second = 0; second < SECONDS; second += 1) {
    const began = performance.now();
    await commit();
    await after();
    await pause(Math.max(0, 1000 - (performance.now() - began)));
  }
  return (await probe.ask()).cpu - before.cpu;
}

/**
 * @param {{ idle: number, polling: number, streaming: number }} cpu seconds
 * @param {number[]} late ms
 * @param {number} served polls
 * @returns {import('./table.mjs').Figure[]}
 */
function figures({ idle, polling, streaming }, late, served) {
  const sorted = late.sort((a, b) => a - b);
  const microseconds = (/** @type {number} */ seconds) => `${((seconds / VIEWERS / SECONDS) * 1e6).toFixed(0)} µs`;
  return [
    {
      what: `${VIEWERS} live streams, a commit a second: commit to screen's data, slowest of 20`,
      value: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
      unit: 'ms',
      way: 'at most',
      bound: 250,
      note: `median ${(sorted[sorted.length >> 1] ?? NaN).toFixed(0)} ms, slowest ${(sorted.at(-1) ?? NaN).toFixed(0)} ms; ${VIEWERS} × ${SECONDS}`,
    },
    {
      what: 'the same: CPU a viewer and commit against a viewer and second of polling every 5 s',
      value: Math.max(0, streaming - idle) / Math.max(1e-9, polling - idle),
      unit: '×',
      way: 'at most',
      bound: 1,
      note: `${microseconds(streaming - idle)} to ${microseconds(polling - idle)}; a stream brings each of ${SECONDS} commits, polling a fifth of them`,
    },
    {
      what: 'the same, for each delta that a viewer gets',
      value: Math.max(0, streaming - idle) / (VIEWERS * SECONDS) / (Math.max(1e-9, polling - idle) / served),
      unit: '×',
      note: `${served} polls`,
    },
  ];
}

/**
 * A live stream of a page.
 * @param {string} url @param {Pick<import('./scale/browsers.mjs').Viewer, 'authorization' | 'delta'>} viewer
 */
export function open(url, viewer) {
  const { hostname, port } = new URL(url);
  const path = `/api/v1/live?page=${encodeURIComponent(viewer.delta ?? '')}`;
  return new Promise((resolve, reject) => {
    /** @type {() => void} */
    let heard = () => {};
    const request = get(
      { hostname, port, path, agent: false, headers: { 'x-application-id': 'bench', authorization: viewer.authorization } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a stream was answered with ${answer.statusCode}`));
        answer.on('error', () => {});
        answer.on('data', (chunk) => {
          if (!String(chunk).includes('event: page')) return;
          stream.at = performance.now();
          heard();
        });
        resolve(stream);
      },
    );
    request.on('error', reject);
    const stream = {
      /** When it brought a page last. */
      at: 0,
      /**
       * Waits for a page that comes after an instant, or came in the half second before it: the commit is heard before it is acknowledged.
       */
      next: (/** @type {number} */ since) =>
        stream.at > since - 500
          ? Promise.resolve()
          : new Promise((/** @type {(value?: unknown) => void} */ done) => {
              heard = () => done();
            }),
      close: () => request.destroy(),
    };
  });
}
