import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { CommandFailed, root, run } from './command.mjs';
import { jestTally, nothing, tapTally } from './tally.mjs';

const reports = join(root, '.cache/reports');
const node = process.execPath;

/** A check that is not made of tests: it fails as one. @param {() => Promise<unknown>} work */
const whole = (work) => async () => {
  await work();
  return nothing();
};

/** @param {string} name @param {string[]} args @param {Record<string, string | undefined>} env */
async function jest(name, args, env) {
  const file = join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  await run(node, ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args], {
    env,
    show: true,
    stdout: 'ignore',
  }).catch((trouble) => {
    // Failed tests are in the report; without one, jest itself did not run.
    if (!(trouble instanceof CommandFailed) || !existsSync(file)) throw trouble;
  });
  return jestTally(file);
}

async function toolTests() {
  const files = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.mjs') && !file.includes('node_modules'),
  );
  const output = await run(node, ['--test', '--test-reporter=tap', ...files.map((file) => join(root, 'tools', file))]).catch((trouble) => {
    if (!(trouble instanceof CommandFailed)) throw trouble;
    console.log(trouble.output);
    return trouble.output;
  });
  return tapTally(output);
}

/**
 * Every check of the project, cheapest first.
 * @param {Record<string, string | undefined>} env
 * @param {{ browser: boolean }} can
 * @returns {{ name: string, run: () => Promise<import('./tally.mjs').Tally> }[]}
 */
export function checks(env, can) {
  const list = [
    { name: 'types', run: whole(() => run(node, ['node_modules/@typescript/native/bin/tsc', '-b'])) },
    {
      name: 'lint',
      run: whole(() => run(node, ['node_modules/eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.cache/eslint'])),
    },
    { name: 'format', run: whole(() => run(node, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'])) },
    { name: 'tools', run: toolTests },
    { name: 'unit', run: () => jest('unit', [], env) },
    { name: 'build', run: whole(build) },
  ];
  if (can.browser && existsSync(join(root, 'e2e/jest.config.cjs'))) {
    list.push({ name: 'browser', run: () => jest('browser', ['--config', 'e2e/jest.config.cjs'], env) });
  }
  return list;
}
