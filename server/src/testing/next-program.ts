/** Programs as they are installed, and the files of later ones, for tests of upgrades: this very program under other numbers, with one more step. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environmentFor, runPoolhouse } from './run-poolhouse';

const server = join(__dirname, '../..');
const NEEDED = ['libsql', '@node-rs/argon2', '@simplewebauthn/server', '@fontsource/barlow-condensed', '@resvg/resvg-wasm'];
/** After which the steps of a later program stand. */
const LAST = /^( *)"025-feed-answers": \w+,?$/m;

export interface Later {
  version: string;
  /** What its step does with `db`, a Kysely, in JavaScript; left out for none. Its name is 026-later. */
  step?: string;
  takesAwayAfter?: string;
  /** Stands in the place of the program that the package starts. */
  starts?: string;
}

let compiling: Promise<unknown> | undefined;
/** Compiles the program where its sources are newer. */
const compiled = () => (compiling ??= runPoolhouse(['--help'], environmentFor({}, tmpdir())));

/** Lays a package of the program into a folder. */
async function layPackage(folder: string, { version, step, takesAwayAfter, starts }: Later): Promise<void> {
  await compiled();
  const stated = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as object;
  for (const one of ['bin', 'dist', 'site']) mkdirSync(join(folder, one), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...stated, version }));
  writeFileSync(join(folder, 'site/package.json'), JSON.stringify({ name: 'poolhouse-site', version, commit: '' }));
  for (const one of ['poolhouse.mjs', 'missing-part.mjs']) cpSync(join(server, 'bin', one), join(folder, 'bin', one));
  if (starts !== undefined) writeFileSync(join(folder, 'bin/poolhouse.mjs'), starts);
  const program = readFileSync(join(server, 'dist/poolhouse.cjs'), 'utf8');
  if (!LAST.test(program)) throw new Error('The program has no such last step any more.');
  const later = `"026-later": { up: async (db) => { ${step ?? ''} }, onlyAdds: true, takesAwayAfter: ${JSON.stringify(takesAwayAfter)} }`;
  writeFileSync(
    join(folder, 'dist/poolhouse.cjs'),
    step === undefined ? program : program.replace(LAST, (line) => `${line.replace(/,$/, '')},\n${later},`),
  );
}

/** Installs a program as `npm install --prefix ROOT` does; answers how it is started. */
export async function installProgram(root: string, program: Later): Promise<string> {
  const modules = join(root, 'node_modules');
  await layPackage(join(modules, 'poolhouse'), program);
  chmodSync(join(modules, 'poolhouse/bin/poolhouse.mjs'), 0o755);
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../poolhouse/bin/poolhouse.mjs', join(modules, '.bin/poolhouse'));
  for (const name of NEEDED) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(server, '../node_modules', name), join(modules, name));
  }
  return join(modules, '.bin/poolhouse');
}

/** The one file of a later program, with its checksum beside it. */
export async function packProgram(folder: string, program: Later): Promise<string> {
  const file = join(folder, `poolhouse-${program.version}.tgz`);
  const inside = join(folder, `packed-${program.version}`);
  await layPackage(join(inside, 'package'), program);
  execFileSync('tar', ['-czf', file, '-C', inside, 'package']);
  writeSum(file);
  return file;
}

export function writeSum(file: string): void {
  writeFileSync(`${file}.sha256`, `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${file}\n`);
}
