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
 * What is read of a jest `--outputFile`, and of a report of Playwright's: suites within suites.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number, numTodoTests: number }} JestReport
 * @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', annotations: { type: string, description?: string }[] }} PageTest
 * @typedef {{ title: string, specs?: { title: string, tests: PageTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: unknown[] }} PageReport
 */

/**
 * Counts of a jest `--outputFile`. A file that could not run at all holds no test, and counts as one failure.
 * @param {string} file
 * @returns {Tally}
 */
export function jestTally(file) {
  if (!existsSync(file)) return { ...nothing(), failed: 1 };
  /** @type {JestReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...nothing(),
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** All tests of a suite, each with its whole name. @param {Suite} suite @param {readonly string[]} [above] @returns {(PageTest & { name: string })[]} */
const testsOf = ({ specs = [], suites = [] }, above = []) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: [...above, title].join(' ') }))),
  ...suites.flatMap((suite) => testsOf(suite, [...above, suite.title])),
];

/**
 * Counts of a report of Playwright's, why tests were skipped, and what they say besides. What went wrong outside of any test counts as a
 * failure.
 * @param {string} file
 * @returns {Tally & { reasons: Set<string>, notes: Set<string> }}
 */
export function playwrightTally(file) {
  if (!existsSync(file)) return { ...nothing(), failed: 1, reasons: new Set(), notes: new Set() };
  /** @type {PageReport} */
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsOf(suite));
  const count = (/** @type {PageTest['status']} */ one) => tests.filter(({ status }) => status === one).length;
  const saidAs = (/** @type {string} */ one) =>
    new Set(tests.flatMap(({ annotations }) => annotations.flatMap(({ type, description }) => (type === one && description) || [])));
  const again = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  return {
    passed: count('expected') + again.length,
    failed: count('unexpected') + errors.length,
    skipped: count('skipped'),
    again,
    reasons: saidAs('skip'),
    notes: saidAs('note'),
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
