import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, root, run } from '../run/command.mjs';
import { newReport } from './reports.mjs';
import { playwrightTally } from './tally.mjs';

/**
 * Runs tests of the whole product, which say on the terminal only what failed.
 * @param {string} name of the report and of the progress
 * @param {string[]} files all unless told
 * @param {Record<string, string | undefined>} env
 */
export async function playwright(name, files, env) {
  const { file, progress } = newReport(name);
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', ...files];
  const reporters = `--reporter=json,${join(root, 'e2e/support/failures-reporter.ts')}`;
  const own = { ...env, POOLHOUSE_PROGRESS: progress, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await run(process.execPath, [...words, reporters], { env: own, show: true, stdout: 'ignore' }).catch((trouble) => {
    // Failed tests are in the report; without one, Playwright itself did not run.
    if (!(trouble instanceof CommandFailed) || !existsSync(file)) throw trouble;
  });
  const { reasons, notes, ...tally } = playwrightTally(file);
  for (const reason of reasons) console.log(`${name}: skips what ${reason}.`);
  for (const note of notes) console.log(`${name}: ${note}`);
  return tally;
}
