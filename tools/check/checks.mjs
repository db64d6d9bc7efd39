import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { everySecond } from '../jest/every-second.cjs';
import { build } from '../run/build.mjs';
import { CommandFailed, root, run } from '../run/command.mjs';
import { pathsIn } from '../run/files.cjs';
import { installs } from './installs.mjs';
import { jest } from './jest.mjs';
import { lint as lintRooms } from './lint.mjs';
import { newestNode } from './newest-node.mjs';
import { playwright } from './playwright.mjs';
import { progressOf } from './reports.mjs';
import { nothing, tapTally } from './tally.mjs';

/** @typedef {import('./side-by-side.mjs').Check} Check */
/** @typedef {Record<string, string | undefined>} Environment */

const node = process.execPath;

/** A check that is not made of tests: it fails as one. @param {() => Promise<unknown>} work */
const whole = (work) => async () => {
  await work();
  return nothing();
};

/** Files of tests of the tools themselves, relative to the root. */
export const toolTestFiles = () =>
  pathsIn(join(root, 'tools'))
    .filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules'))
    .map((file) => `tools/${file}`);

/** Several checkers of a room each work out the types that all of them need, which takes three quarters more time of the cores. */
const ONE_CHECKER = ['--checkers', '1'];

/** The compiler is written in Go, which then collects garbage more rarely; a fifth of its time. */
const SELDOM = { GOGC: '400' };

export const types = () => ({
  name: 'types',
  run: whole(() => run(node, ['node_modules/typescript-7/bin/tsc', '-b', ...ONE_CHECKER], { env: SELDOM })),
});

/** @param {string[]} [files] all of the project unless told, quickly; all rules are asked of named files, and by `npm run lint` */
export const lint = (files) => ({ name: 'lint', run: whole(() => lintRooms(files, { quick: files === undefined })) });

/** @param {string[]} [files] all of the project unless told */
export function format(files = ['.']) {
  const words = ['--check', '--no-error-on-unmatched-pattern'];
  return {
    name: 'format',
    run: whole(async () => files.length > 0 && (await run(node, ['node_modules/oxfmt/bin/oxfmt', ...words, ...files]))),
  };
}

/** Tests of the tools. @param {string[]} [files] */
export function toolTests(files = toolTestFiles()) {
  return {
    name: 'tools',
    run: async () => {
      const words = ['--test', '--test-reporter=tap', '--test-concurrency=1', ...files.map((file) => join(root, file))];
      const output = await run(node, words).catch((trouble) => {
        if (!(trouble instanceof CommandFailed)) throw trouble;
        process.stderr.write(`\n${failedTap(trouble.output)}\n`);
        return trouble.output;
      });
      return tapTally(output);
    },
  };
}

/** The parts of a TAP report that tell of failures. @param {string} output */
function failedTap(output) {
  const lines = output.split('\n');
  const from = lines.flatMap((line, at) => (/^\s*not ok/.test(line) ? [at] : []));
  return from.map((at) => lines.slice(at, at + 40).join('\n')).join('\n…\n');
}

/**
 * Tests of rooms: `processes` are those that start the site's own program, the others are spread over workers, as many as there are cores
 * for them unless told.
 * @param {Environment} env
 * @param {{ name: string, words: string[], cores: number, workers?: number, needs?: string[] }} which words for jest
 * @returns {Check}
 */
export function unit(env, { name, words, cores, workers, needs }) {
  const run = (/** @type {number} */ share) =>
    jest(name, [...words, '--maxWorkers', String(workers ?? Math.max(1, Math.round(share)))], env);
  return { name, cores, needs, progress: progressOf(name), run };
}

/** Tests of rooms wait for the database a quarter of their time: three runs keep two cores busy. */
const thirdOfTheCores = () => availableParallelism() / 3;

/**
 * Tests of rooms in runs of one third of the cores each: a run begins as soon as there is room, and at the end hardly a core waits. Several
 * files of a room run in one (tools/jest/together.cjs).
 * @param {Environment} env @param {string} name @param {number} parts @param {string[]} words
 */
function inParts(env, name, parts, words) {
  return Array.from({ length: parts }, (_, at) =>
    unit(
      { ...env, POOLHOUSE_TOGETHER: '' },
      { name: `${name} ${at + 1} of ${parts}`, words: [...words, `--shard=${at + 1}/${parts}`], cores: thirdOfTheCores() },
    ),
  );
}

/**
 * Every second file of tests that start the program: each waits for servers that it starts, kills and starts again, and there are more with
 * every kind of fault.
 * @param {Environment} env
 */
export const processesInTurn = ({ POOLHOUSE_TEST_TURN: turn }) => everySecond(processFiles(), turn);

const processFiles = () =>
  pathsIn(join(root, 'server/src'))
    .filter((file) => file.endsWith('.process.test.ts'))
    .sort()
    .map((file) => `server/src/${file}`);

/** What whoever visits meets first, and the one thing that must never fail, has its turn always. */
const EACH_TIME = /\/(sign-in|home|screens|second-try|journeys|football\/picks)\.test\.ts$/;

/**
 * Every second file of tests of the whole product, beside those few: they grow with every screen, and took two fifths of the whole.
 * @param {Environment} env
 */
export function browserInTurn({ POOLHOUSE_TEST_TURN: turn }) {
  const all = pathsIn(join(root, 'e2e/tests'))
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => `e2e/tests/${file}`);
  const always = all.filter((file) => EACH_TIME.test(file));
  const others = all.filter((file) => !always.includes(file));
  return [...always, ...everySecond(others, turn)];
}

/** Tests of rooms that start the program. @param {Environment} env @param {string[]} words for jest */
const processes = (env, words) => unit(env, { name: 'processes', words, cores: 0, workers: 2, needs: ['types'] });

/** Each run compiles and loads its room anew, which takes as long as the tests of so many files. */
const FILES_OF_A_RUN = 24;

/**
 * These tests of rooms alone. What starts the program waits for its compiler; the others begin at once, in up to three runs, and wait for no
 * types.
 * @param {Environment} env @param {readonly string[]} files relative to the root
 * @returns {Check[]}
 */
export function unitOf(env, files) {
  const starting = files.filter((file) => file.endsWith('.process.test.ts'));
  const others = files.filter((file) => !starting.includes(file));
  const count = Math.min(3, Math.ceil(others.length / FILES_OF_A_RUN));
  const parts = Array.from({ length: count }, (_, run) => others.filter((_file, at) => at % count === run));
  const runs = parts.map((part, at) => {
    const name = `unit ${at + 1} of ${count}`;
    const rooms = [...new Set(part.map((file) => file.split('/')[0] ?? ''))];
    const some = JSON.stringify({ name: `unit-${at + 1}`, files: part });
    return unit({ ...env, POOLHOUSE_TOGETHER: some }, { name, words: ['--selectProjects', ...rooms], cores: thirdOfTheCores() });
  });
  return starting.length > 0 ? [processes(env, ['--runTestsByPath', ...starting]), ...runs] : runs;
}

/** @returns {Check} */
export const building = () => ({ name: 'build', needs: ['types'], run: whole(build) });

/** Whole-product tests in Chromium. @param {Environment} env @param {string[]} [files] all unless told @returns {Check} */
export function browser(env, files = []) {
  const name = 'browser';
  return { name, needs: ['build'], cores: Infinity, progress: progressOf(name), run: () => playwright(name, files, env) };
}

/** The newest Node has its turn with every second commit. @param {Environment} env */
const newestNodeInTurn = (env) => (Number(env.POOLHOUSE_TEST_TURN || 0) % 2 === 0 ? newestNode(env) : null);

/** Projects of jest.config.cjs that draw in a made-up browser. */
const screens = () => ['shared-ui', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

/**
 * Every check of the project, beside each other. Tests of processes wait most of the time and go beside all else; rooms are runs of their
 * own, which begin as soon as a core is free. What Chromium draws comes alone, since its tests measure time.
 * @param {Environment} env
 * @param {{ browser: boolean }} can
 * @returns {Check[]}
 */
export function checks(env, can) {
  const list = /** @type {(Check | null)[]} */ ([
    types(),
    lint(),
    processes(env, ['--selectProjects', 'processes', '--runTestsByPath', ...processesInTurn(env)]),
    format(),
    toolTests(),
    building(),
    newestNodeInTurn(env),
    env.POOLHOUSE_TEST_EVERY_ENGINE === '1' ? installs() : null,
    ...inParts(env, 'server', 3, ['--selectProjects', 'contract', 'server']),
    ...inParts(env, 'screens', 3, ['--selectProjects', ...screens()]),
    can.browser && existsSync(join(root, 'e2e/playwright.config.ts')) ? browser(env, browserInTurn(env)) : null,
  ]);
  return list.filter((check) => check !== null);
}
