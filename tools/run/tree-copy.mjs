import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './command.mjs';

const left = new Set(['node_modules', '.cache', '.git', '.federation', 'data', 'docs', 'screenshots']);

/**
 * Copies the project, as far as it is built, to another folder, with the installed packages linked: a place to try what adds or changes
 * files, that leaves nothing behind in the project.
 * @param {string} to
 * @param {string} [from]
 */
export function copyTree(to, from = root) {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: (file) => !left.has(basename(file)) });
  linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
  for (const room of readdirSync(from)) {
    const packages = join(from, room, 'node_modules');
    if (existsSync(packages) && existsSync(join(to, room))) linkPackages(packages, join(to, room, 'node_modules'));
  }
}

/** Links to rooms of the project are relative and lead to the copy's own rooms. @param {string} from @param {string} to */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === '.federation') continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
