import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, run } from '../run/command.mjs';
import { tsJest } from '../jest/transform.cjs';
import { jestTally, nothing, plus, secondTries, summary } from './tally.mjs';

const TESTS = `
let tries = 0;
it('passes', () => {});
it('passes in the end', () => expect((tries += 1)).toBe(2));
it('never passes', () => expect(1).toBe(2));
`;

/** Runs three tests as the whole product's are run. @param {Record<string, string | undefined>} env */
async function runThree(env) {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-tries-'));
  try {
    const [support, report] = [join(root, 'e2e/support'), join(folder, 'report.json')];
    writeFileSync(join(folder, 'three.test.cjs'), TESTS);
    const config = {
      rootDir: folder,
      testMatch: ['**/*.test.cjs'],
      testEnvironment: join(support, 'environment.cjs'),
      setupFilesAfterEnv: [join(support, 'each-try.ts')],
      reporters: [join(root, 'tools/jest/failures-reporter.cjs')],
      transform: { '\\.ts$': [join(root, 'node_modules/ts-jest'), tsJest] },
    };
    writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config));
    const words = ['node_modules/jest/bin/jest.js', '--config', join(folder, 'jest.config.json'), '--json', `--outputFile=${report}`];
    const said = await run(process.execPath, words, { env }).catch((trouble) => String(trouble.output));
    return { said, tally: jestTally(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a test that passes at its second try counts as passed, and is told with its reason', async () => {
  const { said, tally } = await runThree({ POOLHOUSE_TEST_RETRY: undefined });
  assert.deepEqual(tally, { ...nothing(), passed: 2, failed: 1, again: ['passes in the end'] });
  assert.match(said, /PASSED AT THE SECOND TRY .*three\.test\.cjs: passes in the end\n[^]*Expected: 2[^]*Received: 1/);
  assert.doesNotMatch(said, /SECOND TRY .*never passes/);
  assert.equal(secondTries(tally), 'One test passed at the second try only, a fault to be mended:\n  passes in the end');
  assert.equal(secondTries(plus(tally, tally)).split('\n').length, 3);
  assert.equal(summary(tally), '2 passed, 1 failed');
});

test('with POOLHOUSE_TEST_RETRY=0 each test is tried once', async () => {
  const { tally } = await runThree({ POOLHOUSE_TEST_RETRY: '0' });
  assert.deepEqual(tally, { ...nothing(), passed: 1, failed: 2 });
});

test('a whole run without second tries says nothing of them', () => assert.equal(secondTries(nothing()), ''));
