/**
 * Every second one of long files of tests, the others two commits later. Two: what such a file itself takes by turns (engines, seasons, rounds)
 * goes with each commit, and every way meets every file within four.
 *
 * @param {readonly string[]} files in an order that stays
 * @param {string | undefined} turn POOLHOUSE_TEST_TURN; all of them without
 */
exports.everySecond = (files, turn) => (turn ? files.filter((_, at) => at % 2 === Math.floor(Number(turn) / 2) % 2) : [...files]);
