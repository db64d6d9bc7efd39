const { TestEnvironment } = require('jest-environment-node');

/** Tells tests whether they are tried again: what the first try has changed is put back before (demo.ts, throwaway.ts). */
module.exports = class TriesEnvironment extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_start') this.global.triedBefore = test.invocations > 1;
  }
};
