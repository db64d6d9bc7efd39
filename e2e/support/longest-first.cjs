const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take a minute and more; left to their size some would begin last, and one worker would wait for them alone. */
const LONG = ['new-contest', 'addresses', 'dev', 'release', 'remote-failures', 'release-elsewhere', 'looks'];

const place = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

/** Begins with the files that take longest, also where nothing is known of earlier runs. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
