import { brotliDecompressSync } from 'node:zlib';
import { each, engineSite } from './engine-site.mjs';
import { loadTool, requestsPerSecond } from './load.mjs';
import { median } from './median.mjs';

const GROUPS = 20;
const ROUNDS = 12;
/** Until the compiler of the engine has seen it all: a step runs cold for its first two thousand times, which is a minute of a Sunday. */
const WARM_UP = 120;
const CONSTANT = 6000;
const BID_ROUNDS = 5;
const BID_SECONDS = 3;

/** @param {Buffer & { encoding?: string }} body */
const parse = (body) => JSON.parse(String(body.encoding === 'br' ? brotliDecompressSync(body) : body));

/**
 * @param {{ whole: number, step: number, cpu: number, heap: number }} golf
 * @param {number} football µs of its step
 * @returns {import('./table.mjs').Figure[]}
 */
const golfFigures = ({ whole, step, cpu, heap }, football) => [
  {
    what: 'golf-sized page (156 golfers, 4 rounds, 28 entries, shots of 4 opened), compressed',
    value: whole / 1000,
    unit: 'kB',
    way: 'at most',
    bound: 15,
    note: 'board and four pages of shots',
  },
  { what: 'the same: a step of 15 golfers', value: step / 1000, unit: 'kB', way: 'at most', bound: 2.5, note: 'board and shots' },
  {
    what: "the same: a step's CPU against football's",
    value: cpu / football,
    unit: '×',
    way: 'at most',
    bound: 3,
    note: `${cpu.toFixed(0)} µs to ${football.toFixed(0)} µs, which has the request as well`,
  },
  { what: 'the same: heap with 100 viewers', value: heap / 1e6, unit: 'MB', way: 'at most', bound: 8 },
];

/**
 * Polls of a football board while another contest commits once a second.
 * @param {Awaited<ReturnType<typeof engineSite>>} site
 * @returns {Promise<import('./table.mjs').Figure>}
 */
async function besideBids(site) {
  const tool = await loadTool();
  const [viewer] = site.viewers;
  const url = `http://127.0.0.1:${site.port}${viewer?.delta ?? ''}`;
  const headers = { authorization: viewer?.authorization ?? '', 'x-application-id': 'bench', 'accept-encoding': 'br' };
  const polls = () => requestsPerSecond(tool, url, headers, BID_SECONDS);
  await polls();
  const rounds = [];
  for (let n = 0; n < BID_ROUNDS; n += 1) {
    const alone = await polls();
    const bids = setInterval(() => void site.ask('bid'), 1000);
    const beside = await polls().finally(() => clearInterval(bids));
    rounds.push(beside / alone);
  }
  return {
    what: 'football polls beside an auction of one commit a second, against without',
    value: median(rounds),
    unit: '×',
    way: 'at least',
    bound: 0.9,
    note: `${tool}, 32 connections, median of ${BID_ROUNDS} pairs`,
  };
}

/** @typedef {Awaited<ReturnType<typeof engineSite>>} Site */
/** @typedef {import('./engine-site.mjs').Viewer} Viewer */

/** Reads what is new for a viewer, or all for the first time. @param {Site} site */
const pollOf = (site) => async (/** @type {Viewer} */ viewer) => {
  const answer = parse(await site.read(viewer.delta ?? `/api/v1/football/pagedata?contest_id=${viewer.contest}`, viewer.authorization));
  if (viewer.delta !== undefined && (answer.__whole || !answer.data.scores)) throw new Error('the poll did not bring a delta');
  viewer.delta = answer.__delta;
};

/** CPU of one constant answer, µs. @param {Site} site */
async function constantOf(site) {
  const all = Array.from({ length: CONSTANT }, (_, n) => n + 1);
  return (await site.cpuOf(() => each(all, () => site.read('/constant')))) / CONSTANT;
}

/**
 * CPU of one score with the first poll of each contest, ms, once warm. One viewer a contest: what is left of a poll when the step itself is
 * taken away is small, and belongs to it.
 * @param {Site} site @param {readonly Viewer[]} first @param {(viewer: Viewer) => Promise<void>} poll
 */
async function stepsOf(site, first, poll) {
  const steps = [];
  for (let n = 0; n < WARM_UP; n += 1) {
    await site.ask('score');
    await each(first, poll);
  }
  for (let n = 0; n < ROUNDS; n += 1) {
    await site.ask('score');
    steps.push((await site.cpuOf(() => each(first, poll))) / first.length / 1000);
  }
  return steps;
}

/** How often picks were loaded so far. @param {Site} site @returns {Promise<number>} */
const pickLoads = async (site) => (await site.ask('figures')).find((/** @type {any} */ one) => one.name === 'football picks').loads;

/**
 * CPU of a poll after a score, and of a constant answer, µs, in turns; and how often picks were loaded for it.
 * @param {Site} site @param {(viewer: Viewer) => Promise<void>} poll
 */
async function pollsOf(site, poll) {
  const before = await pickLoads(site);
  const polls = [];
  const constants = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    constants.push(await constantOf(site));
    const scoreAndPolls = async () => {
      await site.ask('score');
      await each(site.viewers, poll);
    };
    polls.push((await site.cpuOf(scoreAndPolls)) / site.viewers.length);
  }
  return { polls, constants, loads: (await pickLoads(site)) - before };
}

/**
 * @param {Awaited<ReturnType<typeof pollsOf>>} measured
 * @param {{ steps: number[], viewerBytes: number }} others
 * @returns {import('./table.mjs').Figure[]}
 */
const pollFigures = ({ polls, constants, loads }, { steps, viewerBytes }) => [
  {
    what: 'poll that brings a delta, 600 viewers of 20 contests, CPU against a constant answer',
    value: median(polls) / median(constants),
    unit: '×',
    way: 'at most',
    bound: 6,
    note: `${median(polls).toFixed(0)} µs to ${median(constants).toFixed(0)} µs; score and its step included, median of ${ROUNDS}`,
  },
  {
    what: 'one score change, a contest of 30, with its first poll',
    value: median(steps) * 1000,
    unit: 'µs',
    way: 'at most',
    bound: 500,
    note: `CPU, median of ${ROUNDS}; least ${(Math.min(...steps) * 1000).toFixed(0)} µs`,
  },
  { what: 'queries of picks for those scores', value: loads, unit: '', way: 'at most', bound: 0 },
  {
    what: "memory a viewer's page takes",
    value: viewerBytes / 1000,
    unit: 'kB',
    way: 'at most',
    bound: 3,
    note: 'heap and buffers, proof of identity and remembered answer included',
  },
];

/**
 * What a change costs, and what a viewer costs: 20 circles of 30 on a Sunday afternoon.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = await engineSite({ groups: GROUPS });
  try {
    const { viewers } = site;
    const poll = pollOf(site);
    const first = new Map(viewers.map((viewer) => [viewer.contest, viewer]));
    const others = viewers.filter((viewer) => first.get(viewer.contest) !== viewer);
    await each([...first.values()], poll);
    await constantOf(site);
    const steps = await stepsOf(site, [...first.values()], poll);
    const golf = await site.ask('golf');
    const before = await site.ask('memory');
    await each(others, poll);
    const after = await site.ask('memory');
    const viewerBytes = (after.heap + after.external - before.heap - before.external) / others.length;

    const measured = await pollsOf(site, poll);
    return [...pollFigures(measured, { steps, viewerBytes }), ...golfFigures(golf, median(steps) * 1000), await besideBids(site)];
  } finally {
    await site.stop();
  }
}
