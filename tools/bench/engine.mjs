import { brotliDecompressSync } from 'node:zlib';
import { each, engineSite } from './engine-site.mjs';

const GROUPS = 20;
const ROUNDS = 12;
const CONSTANT = 6000;

const median = (/** @type {number[]} */ numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** @param {Buffer & { encoding?: string }} body */
const parse = (body) => JSON.parse(String(body.encoding === 'br' ? brotliDecompressSync(body) : body));

/** What a change costs, and what a viewer costs: 20 circles of 30 on a Sunday afternoon. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const site = await engineSite({ groups: GROUPS });
  try {
    const { viewers } = site;
    const poll = async (/** @type {import('./engine-site.mjs').Viewer} */ viewer) => {
      const answer = parse(await site.read(viewer.delta ?? `/api/v1/football/pagedata?contest_id=${viewer.contest}`, viewer.authorization));
      if (viewer.delta !== undefined && (answer.__whole || !answer.data.scores)) throw new Error('the poll did not bring a delta');
      viewer.delta = answer.__delta;
    };
    const first = new Map(viewers.map((viewer) => [viewer.contest, viewer]));
    const others = viewers.filter((viewer) => first.get(viewer.contest) !== viewer);
    await each([...first.values()], poll);
    const constant = async () =>
      (await site.cpuOf(() =>
        each(
          Array.from({ length: CONSTANT }, (_, n) => n + 1),
          () => site.read('/constant'),
        ),
      )) / CONSTANT;
    await constant();

    // One viewer a contest: what is left of a poll when the step itself is taken away is small, and belongs to it.
    const steps = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      await site.ask('score');
      steps.push((await site.cpuOf(() => each([...first.values()], poll))) / first.size / 1000);
    }
    const before = await site.ask('memory');
    await each(others, poll);
    const after = await site.ask('memory');
    const viewerBytes = (after.heap + after.external - before.heap - before.external) / others.length;

    const picksBefore = (await site.ask('figures')).find((/** @type {any} */ one) => one.name === 'football picks').loads;
    const polls = [];
    const constants = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      constants.push(await constant());
      polls.push(
        (await site.cpuOf(async () => {
          await site.ask('score');
          await each(viewers, poll);
        })) / viewers.length,
      );
    }
    const figures = await site.ask('figures');
    const pickLoads = figures.find((/** @type {any} */ one) => one.name === 'football picks').loads - picksBefore;
    return [
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
      { what: 'queries of picks for those scores', value: pickLoads, unit: '', way: 'at most', bound: 0 },
      {
        what: "memory a viewer's page takes",
        value: viewerBytes / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 3,
        note: 'heap and buffers, proof of identity and remembered answer included',
      },
    ];
  } finally {
    await site.stop();
  }
}
