import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { programIn, statedIn } from './installation';
import { unpack, type NewFile } from './new-file';

const PART = /^\.upgrade-(\d+)\.part$/;

/**
 * Lays a program with what it needs into a folder of its own, which has no name yet by which anybody would take it. Where it asks for the same
 * packages as the present one, those are taken along and nobody is asked for them; else npm fetches them.
 *
 * @param inside folder, made where it is missing @param present node_modules of the present program; undefined in a clone
 * @returns the new folder; its node_modules holds the program
 */
export async function layBeside(inside: string, present: string | undefined, file: NewFile): Promise<string> {
  // Whoever serves the site is not always who installs it.
  const before = process.umask(0o022);
  const part = join(inside, `.upgrade-${process.pid}.part`);
  try {
    mkdirSync(part, { recursive: true });
    if (present !== undefined && asksForTheSame(present, file)) await besideTheSamePackages(part, present, file);
    else await byNpm(part, file);
    return part;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  } finally {
    process.umask(before);
  }
}

/** What an upgrade left that was killed. */
export function clearParts(inside: string): void {
  for (const name of existsSync(inside) ? readdirSync(inside) : []) {
    const pid = PART.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(inside, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function asksForTheSame(present: string, { dependencies }: NewFile): boolean {
  const words = (of: Readonly<Record<string, string>>) => JSON.stringify(Object.entries(of).sort());
  return words(statedIn(present).dependencies) === words(dependencies) && !existsSync(join(present, 'poolhouse/node_modules'));
}

async function besideTheSamePackages(part: string, present: string, { path }: NewFile): Promise<void> {
  const modules = join(part, 'node_modules');
  const own = join(present, 'poolhouse');
  cpSync(present, modules, {
    recursive: true,
    verbatimSymlinks: true,
    // Paths that have it in their names are not it.
    filter: (from) => relative(own, from).startsWith('..'),
  });
  mkdirSync(join(modules, 'poolhouse'));
  await unpack(path, join(modules, 'poolhouse'));
  chmodSync(programIn(modules), 0o755);
}

async function byNpm(part: string, { path }: NewFile): Promise<void> {
  const words = ['install', '--prefix', part, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', path];
  try {
    await promisify(execFile)('npm', words, { shell: process.platform === 'win32', maxBuffer: 2 ** 24 });
  } catch (error) {
    const { stderr = '', code, message } = error as { stderr?: string; code?: unknown; message: string };
    if (code === 'ENOENT')
      throw new Error('there is no npm, and the new program asks for other packages than the present one', { cause: error });
    const said = stderr.split('\n').find((line) => /^npm (error|ERR!) (?!code|errno)/.test(line)) ?? message;
    throw new Error(`npm could not fetch what it asks for (${said.replace(/^npm (error|ERR!) /, '')})`, { cause: error });
  }
}
