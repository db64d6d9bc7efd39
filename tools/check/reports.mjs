import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/command.mjs';

const folder = join(root, '.cache/reports');
const progressFile = (/** @type {string} */ name) => join(folder, `${name}.progress`);

/** How far a run of tests is, in words, as its reporter writes it. @param {string} name */
export const progressOf = (name) => () => (existsSync(progressFile(name)) ? readFileSync(progressFile(name), 'utf8') : '');

/** Where a run of tests writes its report and how far it is; nothing of an earlier one is left there. @param {string} name */
export function newReport(name) {
  const [file, progress] = [join(folder, `${name}.json`), progressFile(name)];
  mkdirSync(folder, { recursive: true });
  for (const old of [file, progress]) rmSync(old, { force: true });
  return { file, progress };
}
