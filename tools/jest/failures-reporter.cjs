/**
 * Says only what went wrong, each file in one piece, so that runs beside each other stay readable; and writes how far it is to
 * POOLHOUSE_PROGRESS for whoever shows it.
 */
const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');

module.exports = class FailuresReporter {
  done = 0;

  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
  }

  onTestResult(test, result) {
    this.done += 1;
    if (process.env.POOLHOUSE_PROGRESS) writeFileSync(process.env.POOLHOUSE_PROGRESS, `${this.done} of ${this.total} files`);
    if (result.numFailingTests === 0 && !result.testExecError) return;
    process.stderr.write(`\nFAILED ${relative(process.cwd(), test.path)}\n${result.failureMessage ?? ''}\n`);
  }

  getLastError() {}
};
