import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, run } from '../run/command.mjs';
import { jestTally, nothing, playwrightTally, plus, secondTries, summary } from './tally.mjs';

const runner = JSON.stringify(join(root, 'node_modules/@playwright/test'));
const CONFIG = `
const { default: whole } = require(${JSON.stringify(join(root, 'e2e/playwright.config.ts'))});
const own = { testDir: __dirname, testMatch: '**/*.test.cjs', outputDir: __dirname + '/results', globalSetup: undefined, projects: undefined, tsconfig: undefined };
module.exports = { ...whole, ...own };
`;
const TESTS = `
const { expect, test } = require(${runner});
test.describe('a test that', () => {
  test('passes', ({}, { annotations }) => void annotations.push({ type: 'note', description: 'The moon is full.' }));
  test('passes in the end', ({}, { retry }) => expect(retry).toBe(1));
  test('never passes', () => expect(1).toBe(2));
  test('cannot be run', () => test.skip(true, 'needs a moon'));
});
`;

/** @template T @param {(folder: string) => T | Promise<T>} work */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-tries-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs four tests as the whole product's are run. @param {Record<string, string | undefined>} env */
const runFour = (env) =>
  inFolder(async (folder) => {
    const report = join(folder, 'report.json');
    writeFileSync(join(folder, 'four.test.cjs'), TESTS);
    writeFileSync(join(folder, 'playwright.config.cjs'), CONFIG);
    const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', folder];
    const reporters = `--reporter=json,${join(root, 'e2e/support/failures-reporter.ts')}`;
    const said = await run(process.execPath, [...words, reporters], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } }).catch(
      (trouble) => String(trouble.output),
    );
    const { reasons, notes, ...tally } = playwrightTally(report);
    return { said, tally, reasons: [...reasons], notes: [...notes] };
  });

test('a test that passes at its second try counts as passed, and is told with its reason', async () => {
  const { said, tally, reasons, notes } = await runFour({ POOLHOUSE_TEST_RETRY: undefined });
  assert.deepEqual(tally, { passed: 2, failed: 1, skipped: 1, again: ['a test that passes in the end'] });
  assert.deepEqual([reasons, notes], [['needs a moon'], ['The moon is full.']]);
  assert.match(said, /PASSED AT THE SECOND TRY .*four\.test\.cjs: .*passes in the end\n[^]*Expected: .*1[^]*Received: .*0/);
  assert.match(said, /FAILED .*four\.test\.cjs: .*never passes\n[^]*Expected: .*2/);
  assert.doesNotMatch(said, /SECOND TRY .*never passes/);
  assert.equal(secondTries(tally), 'One test passed at the second try only, a fault to be mended:\n  a test that passes in the end');
  assert.equal(secondTries(plus(tally, tally)).split('\n').length, 3);
  assert.equal(summary(tally), '2 passed, 1 failed, 1 skipped');
});

test('with POOLHOUSE_TEST_RETRY=0 each test is tried once', async () => {
  const { tally } = await runFour({ POOLHOUSE_TEST_RETRY: '0' });
  assert.deepEqual(tally, { ...nothing(), passed: 1, failed: 2, skipped: 1 });
});

test('a run that wrote no report has failed, and so has a file of tests that could not be run', async () => {
  for (const tally of [jestTally('/nowhere.json'), playwrightTally('/nowhere.json')]) assert.equal(tally.failed, 1);
  const counts = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 1 };
  const tally = await inFolder((folder) => {
    writeFileSync(join(folder, 'report.json'), JSON.stringify(counts));
    return jestTally(join(folder, 'report.json'));
  });
  assert.deepEqual(tally, { ...nothing(), passed: 3, failed: 2, skipped: 2 });
});

test('a whole run without second tries says nothing of them', () => assert.equal(secondTries(nothing()), ''));
