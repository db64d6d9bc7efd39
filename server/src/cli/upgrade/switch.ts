import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { putInPlace, sync } from '../../ground/files/in-place';
import { RELEASES, statedIn, type Installation } from './installation';

/** In each release's folder, which one stood before it. */
const BEFORE = 'before';
/** The present one, the one before it, and one more. */
const KEPT = 3;
const NAME = /^\d+\.\d+\.\d+-(?:installed\d*|[0-9a-f]{8})$/;

export const releasesOf = ({ root }: Pick<Installation, 'root'>): string => join(root, RELEASES);
export const modulesIn = (at: Installation, name: string): string => join(releasesOf(at), name, 'node_modules');
const linkOf = ({ root }: Installation): string => join(root, 'node_modules');

/** The release that `node_modules` leads to; undefined where npm laid it there itself. */
export function presentRelease(at: Installation): string | undefined {
  return lstatSync(linkOf(at)).isSymbolicLink() ? basename(dirname(realpathSync(linkOf(at)))) : undefined;
}

/** The release to which --back leads; undefined where there is none. */
export function releaseBefore(at: Installation): string | undefined {
  const present = presentRelease(at);
  const file = present === undefined ? '' : join(releasesOf(at), present, BEFORE);
  const name = present !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return name !== '' && existsSync(modulesIn(at, name)) ? name : undefined;
}

/**
 * Gives what was laid its name and leads `node_modules` to it, in one step. The first time npm's own folder moves to the releases right before:
 * two steps, each of them whole.
 *
 * @param part what layBeside() made
 */
export function switchToNew(at: Installation, part: string, name: string): void {
  // Whoever serves the site is not always who upgrades it.
  const mask = process.umask(0o022);
  try {
    switchInto(at, part, name);
  } finally {
    process.umask(mask);
  }
}

function switchInto(at: Installation, part: string, name: string): void {
  const present = presentRelease(at) ?? freeName(at);
  const folder = join(releasesOf(at), name);
  writeFileSync(join(part, BEFORE), `${present}\n`);
  // One that was left by going back, and is laid anew.
  rmSync(folder, { recursive: true, force: true });
  putInPlace(part, folder);
  if (presentRelease(at) === undefined) {
    mkdirSync(join(releasesOf(at), present));
    const link = prepared(at, name);
    renameSync(linkOf(at), modulesIn(at, present));
    renameSync(link, linkOf(at));
  } else renameSync(prepared(at, name), linkOf(at));
  sync(at.root);
  clear(at, name);
}

/** Leads `node_modules` to a release that is there. */
export function switchTo(at: Installation, name: string): void {
  renameSync(prepared(at, name), linkOf(at));
  sync(at.root);
}

function prepared(at: Installation, name: string): string {
  const link = join(at.root, `.node_modules-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(join(RELEASES, name, 'node_modules'), link, 'dir');
  return link;
}

/** For the program that npm laid. */
function freeName(at: Installation): string {
  const { version } = statedIn(at.modules);
  for (let n = 1; ; n += 1) {
    const name = `${version}-installed${n === 1 ? '' : n}`;
    if (!existsSync(join(releasesOf(at), name))) return name;
  }
}

/** Takes away what nobody would go back to. */
function clear(at: Installation, present: string): void {
  const kept = new Set<string>();
  for (let name = present; kept.size < KEPT && name !== '';) {
    kept.add(name);
    const file = join(releasesOf(at), name, BEFORE);
    name = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  }
  for (const name of readdirSync(releasesOf(at)))
    if (NAME.test(name) && !kept.has(name) && statSync(join(releasesOf(at), name)).isDirectory())
      rmSync(join(releasesOf(at), name), { recursive: true, force: true });
}
