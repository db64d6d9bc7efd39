/** Preloaded into a server of a test: the machine's clock is put ahead or back by what a file says, in ms. */
const { readFileSync } = require('node:fs');

const file = process.env.POOLHOUSE_TEST_CLOCK_SHIFT;
const real = Date.now;
Date.now = () => real() + Number(readFileSync(file, 'utf8') || 0);
