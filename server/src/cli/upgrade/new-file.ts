import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CommandRefused } from '../command-refused';

/** The next program, as the one file that `npm pack` makes. */
export interface NewFile {
  path: string;
  /** SHA-256, in hex. */
  sum: string;
  version: string;
  /** What has to be installed beside it. */
  dependencies: Readonly<Record<string, string>>;
}

const HEX = /^[0-9a-f]{64}$/i;
const stated = z.object({
  name: z.literal('poolhouse'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Reads what a file says of itself, once its checksum is known to fit. @param checksum in hex, or a file of it; unset: FILE.sha256 */
export async function readNewFile(path: string, checksum: string | undefined): Promise<NewFile> {
  if (!existsSync(path)) throw new CommandRefused(`There is no file ${path}.`);
  const wanted = wantedSum(path, checksum);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sum = hash.digest('hex');
  if (sum !== wanted.toLowerCase())
    throw new CommandRefused(`${path} is not what was released: its checksum is another one. Fetch it again. The site is as it was.`);
  const said = stated.safeParse(await packageIn(path));
  if (!said.success) throw new CommandRefused(`${path} is broken, or no Poolhouse. Fetch it again. The site is as it was.`);
  const { version, engines, dependencies } = said.data;
  if (!takesNode(engines.node, process.versions.node))
    throw new CommandRefused(
      `Poolhouse ${version} takes Node ${engines.node}, and this is ${process.versions.node}. Install such a Node first.`,
    );
  return { path, sum, version, dependencies };
}

function wantedSum(path: string, given: string | undefined): string {
  if (given !== undefined && HEX.test(given)) return given;
  const file = given ?? `${path}.sha256`;
  if (!existsSync(file))
    throw new CommandRefused(
      given === undefined
        ? `There is no ${file} to check it by. Put it there, or say --checksum with the 64 letters that came with the file.`
        : `${given} is neither a checksum of 64 letters nor a file.`,
    );
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+\*?/));
  const [own] =
    lines.find(([, name]) => name !== undefined && basename(name) === basename(path)) ?? lines.find((line) => line.length === 1) ?? [];
  if (own === undefined || !HEX.test(own)) throw new CommandRefused(`${file} has no checksum of ${basename(path)}.`);
  return own;
}

async function packageIn(path: string): Promise<unknown> {
  try {
    return JSON.parse((await tar(['-xzOf', path, 'package/package.json'])).toString());
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    return undefined;
  }
}

/** Lays what is in the file into a folder that is there. */
export const unpack = async (path: string, folder: string): Promise<void> =>
  void (await tar(['-xzf', path, '--strip-components=1', '-C', folder]));

async function tar(words: string[]): Promise<string> {
  try {
    return (await promisify(execFile)('tar', words, { maxBuffer: 2 ** 24 })).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new CommandRefused('There is no program tar on this machine. Install it first.');
    throw new Error(stderr.trim().split('\n')[0] || `tar ended with ${String(code)}`, { cause: error });
  }
}

/** @param range as in package.json: '>=20.19 <27' */
export function takesNode(range: string, node: string): boolean {
  return range.split(/\s+/).every((part) => {
    const [, sign = '', ...numbers] = /^(>=|<)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(part) ?? [];
    const order = compareVersions(node, numbers.map((n) => n ?? '0').join('.'));
    return sign === '>=' ? order >= 0 : sign === '<' ? order < 0 : true;
  });
}

/** Below 0 where `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let n = 0; n < 3; n += 1) {
    const difference = (left?.[n] ?? 0) - (right?.[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
