import { existsSync, readFileSync } from 'node:fs';

/** `again`: names of tests that passed at their second try only. @typedef {{ passed: number, failed: number, skipped: number, again: string[] }} Tally */

/** @returns {Tally} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0, again: [] });

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const plus = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  again: [...a.again, ...b.again],
});

/**
 * What is read of a jest `--outputFile`.
 * @typedef {{ status: string, fullName: string, invocations?: number }} Test
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number, numTodoTests: number, testResults: { assertionResults: Test[] }[] }} Report
 */

/**
 * Counts of a jest `--outputFile`. A file that could not run at all holds no test, and counts as one failure.
 * @param {string} file
 * @returns {Tally}
 */
export function jestTally(file) {
  if (!existsSync(file)) return { ...nothing(), failed: 1 };
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    again: tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).map(({ fullName }) => fullName),
  };
}

/** Counts of `node --test --test-reporter=tap`. @param {string} output @returns {Tally} */
export function tapTally(output) {
  const count = (/** @type {string} */ word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
  const tally = {
    ...nothing(),
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
  return Number.isNaN(tally.passed + tally.failed + tally.skipped) ? { ...nothing(), failed: 1 } : tally;
}

/** What to say of tests that passed at their second try only; nothing when there are none. @param {Tally} tally */
export const secondTries = ({ again }) =>
  again.length === 0
    ? ''
    : [
        `${again.length === 1 ? 'One test' : `${again.length} tests`} passed at the second try only, a fault to be mended:`,
        ...again.map((name) => `  ${name}`),
      ].join('\n');

/** The line that the whole run ends with. @param {Tally} tally */
export const summary = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
