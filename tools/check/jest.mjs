import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, root, run } from '../run/command.mjs';
import { newReport } from './reports.mjs';
import { jestTally } from './tally.mjs';

/** Most of what a test makes is garbage soon: a larger nursery is swept less often, in workers too, and takes a twentieth off a run. */
const YOUNG = '--max-semi-space-size=64';

/**
 * Runs jest, which says on the terminal only what failed, each file in one piece.
 * @param {string} name of the report and of the progress
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {string} [node] another version to run it with
 */
export async function jest(name, args, env, node = process.execPath) {
  const { file, progress } = newReport(name);
  const reporter = join(root, 'tools/jest/failures-reporter.cjs');
  const words = [YOUNG, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--reporters', reporter, ...args];
  await run(node, words, { env: { ...env, POOLHOUSE_PROGRESS: progress }, show: true, stdout: 'ignore' }).catch((trouble) => {
    // Failed tests are in the report; without one, jest itself did not run.
    if (!(trouble instanceof CommandFailed) || !existsSync(file)) throw trouble;
  });
  for (const reason of skipReasons(file)) console.log(`${name}: skips what ${reason}.`);
  return jestTally(file);
}

/** Why tests were skipped, as they say themselves: `needs …`. @param {string} file a report @returns {Set<string>} */
function skipReasons(file) {
  /** @type {{ testResults: { assertionResults: { status: string, title: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'pending'));
  return new Set(skipped.map(({ title }) => title).filter((title) => title.startsWith('needs ')));
}
