import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @returns {Tally} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const plus = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });

/**
 * Counts of a jest `--outputFile`. A file that could not run at all holds no test, and counts as one failure.
 * @param {string} file
 * @returns {Tally}
 */
export function jestTally(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of `node --test --test-reporter=tap`. @param {string} output @returns {Tally} */
export function tapTally(output) {
  const count = (/** @type {string} */ word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
  const tally = { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') + count('todo') };
  return Number.isNaN(tally.passed + tally.failed + tally.skipped) ? { passed: 0, failed: 1, skipped: 0 } : tally;
}

/** The line that the whole run ends with. @param {Tally} tally */
export const summary = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
