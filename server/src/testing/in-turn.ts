/**
 * Which of several ways to look at something are taken in this run: the whole `npm test` takes one each, and another one with the next commit.
 * Where many things are looked at, each run takes all of the ways as well, of different ones of them.
 *
 * @param ways at least one
 * @param place of what is looked at among its like, 0 for the first
 * @param turn POOLHOUSE_TEST_TURN, of the whole `npm test` a number; unset where one file is run by hand, where a change is checked, and with
 * `--all`, and then all ways are taken
 */
export function inTurn<T>(ways: readonly T[], place = 0, turn = process.env['POOLHOUSE_TEST_TURN']): readonly T[] {
  if (!turn) return ways;
  const at = (Number(turn) + place) % ways.length;
  return ways.slice(at, at + 1);
}
