import { accessSync, constants, existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownProgram } from '../../ground/own-program';

/** Folder of `root` in which programs lie beside each other. */
export const RELEASES = 'releases';

/** A folder in which `npm install` laid the program, and in which an upgrade may lay the next one and switch to it. */
export interface Installation {
  /** Holds node_modules: a folder that npm made, or a link to that of one of the releases. */
  root: string;
  /** node_modules of the present program, where it really lies. */
  modules: string;
}

/** Where this program was installed; or why nothing can be switched there, and what is done instead. */
export type Place =
  | { installation: Installation; present: string }
  | {
      installation?: undefined;
      /** node_modules of the program that runs; undefined in a clone. */
      present: string | undefined;
      instead: (file: string) => string;
    };

/** @param program real path of what runs */
export function placeOf(program = ownProgram(), platform = process.platform): Place {
  const modules = modulesOf(program);
  if (modules === undefined)
    return {
      present: modules,
      instead: () => 'This is a clone of the project: take the next version there (git), and start the site anew.',
    };
  if (/[\\/]_npx[\\/]/.test(modules))
    return {
      present: modules,
      instead: (file) =>
        `npx keeps programs itself: stop the site, and start the next one in the same folder, npx ./${basename(file)} serve.`,
    };
  const root = rootOf(modules);
  if (platform === 'win32')
    return {
      present: modules,
      instead: (file) => `On Windows nothing is switched: stop the site, and call npm install ${file} in ${root}.`,
    };
  if (!mayWrite(root))
    return {
      present: modules,
      instead: (file) =>
        `${root} cannot be written from here: build the container's image anew with ${basename(file)}, or run this as the owner of that folder.`,
    };
  const present = realpathSync(join(root, 'node_modules'));
  return { installation: { root, modules: present }, present };
}

function modulesOf(program: string): string | undefined {
  const modules = dirname(dirname(dirname(program)));
  return basename(modules) === 'node_modules' ? modules : undefined;
}

/** A program that was laid by an upgrade lies in ROOT/releases/NAME/node_modules. */
function rootOf(modules: string): string {
  const above = dirname(dirname(dirname(modules)));
  const isRelease = basename(dirname(dirname(modules))) === RELEASES && existsSync(join(above, 'node_modules'));
  return isRelease && lstatSync(join(above, 'node_modules')).isSymbolicLink() ? above : dirname(modules);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export const programIn = (modules: string): string => join(modules, 'poolhouse/bin/poolhouse.mjs');

/** What a program that is installed says of itself. */
export function statedIn(modules: string): { version: string; dependencies: Readonly<Record<string, string>> } {
  const { version, dependencies = {} } = JSON.parse(readFileSync(join(modules, 'poolhouse/package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
  };
  return { version, dependencies };
}
