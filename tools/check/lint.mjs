import { readdirSync } from 'node:fs';
import { root, run } from '../run/command.mjs';

const lintable = /\.(ts|tsx|mjs|cjs)$/;
const cache = ['--cache', '--cache-location', '.cache/eslint/'];

/** The room that a file lies in; '.' for those of the root itself. @param {string} file */
const roomOf = (file) => (file.includes('/') ? (file.split('/')[0] ?? '.') : '.');

/**
 * Lints a room at a time: each run then holds the compiler's programs of one room alone.
 * @param {string[]} [files] all of the project unless told
 */
export async function lint(files) {
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  for (const file of files?.filter((name) => lintable.test(name)) ?? everything()) {
    const room = roomOf(file);
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  /** @type {unknown} */
  let trouble;
  for (const of of rooms.values())
    await run(process.execPath, ['node_modules/eslint/bin/eslint.js', ...of, ...cache]).catch((found) => {
      if (trouble) console.error(String(trouble));
      trouble = found;
    });
  if (trouble) throw trouble;
}

/** Rooms as folders, and what lies in the root itself. */
const everything = () =>
  readdirSync(root, { withFileTypes: true }).flatMap((one) => {
    if (one.isFile()) return lintable.test(one.name) ? [one.name] : [];
    const holds =
      one.isDirectory() &&
      !one.name.startsWith('.') &&
      !['node_modules', 'data', 'releases', 'docs', 'deploy', 'coverage'].includes(one.name);
    return holds ? [`${one.name}/`] : [];
  });
