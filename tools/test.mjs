#!/usr/bin/env node
/** `npm test`: on a fresh clone installs all it needs, then runs every check. Ends with the line `N passed, N failed`. */
import { stopAll } from './run/command.mjs';
import { checks } from './run/checks.mjs';
import { installPackages } from './run/debian.mjs';
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { startPostgres } from './run/postgres.mjs';
import { findChromium, findPostgres } from './run/programs.mjs';
import { step } from './run/progress.mjs';
import { tellAndExit } from './run/report.mjs';
import { nothing, plus, summary } from './run/tally.mjs';

requireNode();
/** @type {Awaited<ReturnType<typeof startPostgres>> | null} */
let postgres = null;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, async () => {
    stopAll();
    await postgres?.stop();
    process.exit(130);
  });
}

try {
  await install();
} catch (trouble) {
  tellAndExit(trouble);
}

const missing = [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
const why = await installPackages(missing);
if (why) console.log(`Skipped: what needs it, because ${why}.`);
const chromium = findChromium();
const bin = findPostgres();

let total = nothing();
/** @type {{ check: string, seconds: string, result: string }[]} */
const times = [];
try {
  if (bin && !process.env.TEST_DATABASE_URL) postgres = await step('Starting PostgreSQL', () => startPostgres(bin));
  const env = {
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? postgres?.url,
    CHROMIUM_PATH: chromium,
    TZ: 'UTC',
    NODE_ENV: undefined,
  };
  for (const check of checks(env, { browser: chromium !== undefined })) {
    const began = performance.now();
    let result = nothing();
    try {
      result = await step(check.name, check.run);
    } catch (trouble) {
      result = { passed: 0, failed: 1, skipped: 0 };
      console.error(trouble instanceof Error && 'output' in trouble ? trouble.output : trouble);
    }
    total = plus(total, result);
    times.push({
      check: check.name,
      seconds: ((performance.now() - began) / 1000).toFixed(1),
      result: result.failed > 0 ? 'failed' : result.passed > 0 ? summary(result) : 'ok',
    });
  }
} catch (trouble) {
  console.error(trouble);
  total = plus(total, { passed: 0, failed: 1, skipped: 0 });
} finally {
  await postgres?.stop();
}
console.table(times);
console.log(summary(total));
process.exit(total.failed > 0 ? 1 : 0);
