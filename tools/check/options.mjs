import { parseArgs } from 'node:util';

/** @typedef {{ changed: boolean, all: boolean, base?: string, node?: string }} Options */

export const USAGE = `npm test                          every check there is
npm test -- --all                 also what other runs take by turns, and every suite on both databases
npm test -- --changed [--base REV]  what the changes since REV (main) can break
npm test -- --node 24|26            every check under another Node`;

/** What was asked for; throws with a sentence. @param {string[]} words @returns {Options} */
export function optionsOf(words) {
  const { values } = parseArgs({
    args: words,
    options: { changed: { type: 'boolean' }, all: { type: 'boolean' }, base: { type: 'string' }, node: { type: 'string' } },
  });
  if (values.base !== undefined && !values.changed) throw new Error('--base goes with --changed.');
  if (values.all && values.changed) throw new Error('--all and --changed do not go together.');
  return { changed: values.changed ?? false, all: values.all ?? false, base: values.base, node: values.node };
}
