const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const setUp = require('./run-folder.cjs');

/** Before tests that start the program: compiles it where it is stale, or each would do so at the same time. */
module.exports = async function compile() {
  await setUp();
  execFileSync(process.execPath, [join(__dirname, '../../server/bin/poolhouse.mjs'), '--help'], { stdio: ['ignore', 'ignore', 'inherit'] });
};
