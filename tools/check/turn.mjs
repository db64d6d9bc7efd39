import { run } from '../run/command.mjs';

/**
 * Which part of what is looked at by turns is looked at now: the number of commits, so that a commit is always checked in the same way and the
 * next one in the next. Outside of a clone all of it. For POOLHOUSE_TEST_TURN.
 * @returns {Promise<string>} a number, or '' for all
 */
export const turn = () =>
  run('git', ['rev-list', '--count', 'HEAD']).then(
    (count) => count.trim(),
    () => '',
  );
