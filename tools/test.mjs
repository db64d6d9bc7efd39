#!/usr/bin/env node
/** `npm test`: on a fresh clone installs all it needs, then runs every check. Ends with the line `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checksOfChange } from './check/changed.mjs';
import { checks } from './check/checks.mjs';
import { nodeBinary } from './check/node-binary.mjs';
import { optionsOf, USAGE } from './check/options.mjs';
import { progress, table } from './check/show.mjs';
import { sideBySide } from './check/side-by-side.mjs';
import { nothing, plus, secondTries, summary } from './check/tally.mjs';
import { turn } from './check/turn.mjs';
import { stopAll } from './run/command.mjs';
import { installPackages } from './run/debian.mjs';
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { startPostgres } from './run/postgres.mjs';
import { findChromium, findPostgres, missingBalancer, missingBrowsers, missingChromium } from './run/programs.mjs';
import { step } from './run/progress.mjs';
import { tellAndExit } from './run/report.mjs';

requireNode();
/** @type {Awaited<ReturnType<typeof startPostgres>> | null} */
let postgres = null;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    stopAll();
    void Promise.resolve(postgres?.stop()).finally(() => process.exit(130));
  });
}

const options = (() => {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (trouble) {
    console.error(`${trouble instanceof Error ? trouble.message : trouble}\n\n${USAGE}`);
    process.exit(1);
  }
})();
if (options.node && process.versions.node.split('.')[0] !== options.node) await runUnder(options.node);

const now = options.all || options.changed ? '' : (process.env.POOLHOUSE_TEST_TURN ?? (await turn()));
// A change is checked at once; the other browsers are worth their packages where all is.
const browsers = options.changed ? [] : missingBrowsers(now);
const wanted = [missingChromium(), findPostgres() ? undefined : 'postgresql', missingBalancer(), ...browsers];
// Beside each other: one waits for its registry while the other unpacks.
const [why] = await Promise.all([installPackages(wanted.filter((name) => name !== undefined)), install()]).catch(tellAndExit);
const allThere = findChromium() !== undefined && findPostgres() !== undefined && (options.changed || missingBrowsers(now).length === 0);
if (why) console.log(`${allThere ? 'Slower' : 'Skipped'}: what needs it, because ${why}.`);
const bin = findPostgres();

let total = nothing();
try {
  if (bin && !process.env.TEST_DATABASE_URL) postgres = await step('Starting PostgreSQL', () => startPostgres(bin));
  const env = {
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? postgres?.url,
    CHROMIUM_PATH: findChromium(),
    TZ: 'UTC',
    NODE_ENV: undefined,
    ...(options.all && { POOLHOUSE_TEST_EVERY_ENGINE: '1' }),
    POOLHOUSE_TEST_TURN: now,
  };
  const can = { browser: findChromium() !== undefined };
  const { said, checks: list } = options.changed ? await checksOfChange(env, can, options.base) : { said: '', checks: checks(env, can) };
  if (said) console.log(said);
  const { started, ended, stop } = progress();
  const results = await sideBySide(list, { cores: availableParallelism(), started, ended }).finally(stop);
  total = results.map(({ tally }) => tally).reduce(plus, total);
  table(results);
} catch (trouble) {
  console.error(trouble);
  total = plus(total, { ...nothing(), failed: 1 });
} finally {
  await postgres?.stop();
}
if (total.again.length > 0) console.log(secondTries(total));
console.log(summary(total));
process.exit(total.failed > 0 ? 1 : 0);

/** Runs all of this again under another Node, and ends as that does. @param {string} major @returns {Promise<never>} */
async function runUnder(major) {
  const node = await step(`Getting Node ${major}`, () => nodeBinary(major)).catch(tellAndExit);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  return new Promise(() => child.on('close', (code) => process.exit(code ?? 1)));
}
