import { parseArgs } from 'node:util';

/** @typedef {{ changed: boolean, base?: string, node?: string }} Options */

export const USAGE = `npm test                          every check there is
npm test -- --changed [--base REV]  what the changes since REV (main) can break
npm test -- --node 24|26            every check under another Node`;

/** What was asked for; throws with a sentence. @param {string[]} words @returns {Options} */
export function optionsOf(words) {
  const { values } = parseArgs({
    args: words,
    options: { changed: { type: 'boolean' }, base: { type: 'string' }, node: { type: 'string' } },
  });
  if (values.base !== undefined && !values.changed) throw new Error('--base goes with --changed.');
  return { changed: values.changed ?? false, base: values.base, node: values.node };
}
