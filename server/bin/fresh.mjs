import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canCompile, compile } from './compile.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const program = join(root, 'server/dist/poolhouse.cjs');
const stamp = join(root, 'server/dist/.built');
const folders = ['contract/src', 'server/src'];

/** @param {string} folder @returns {number} when its newest source was written, epoch ms */
function newest(folder) {
  let at = 0;
  for (const file of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!file.isFile() || !file.name.endsWith('.ts') || file.name.endsWith('.test.ts')) continue;
    at = Math.max(at, statSync(join(file.parentPath ?? file.path, file.name)).mtimeMs);
  }
  return at;
}

function isStale() {
  if (!existsSync(program)) return true;
  const sources = folders.map((folder) => join(root, folder)).filter(existsSync);
  if (sources.length < folders.length || !canCompile(root)) return false;
  return !existsSync(stamp) || Math.max(...sources.map(newest)) > statSync(stamp).mtimeMs;
}

/** Compiles the server when its sources are newer than what was compiled. Ends the process with the reason where that fails. */
export async function compileWhereStale() {
  if (!isStale()) return;
  if (!canCompile(root)) {
    console.error('Poolhouse has not been compiled, and the compiler is not installed. Run `npm install` first.');
    process.exit(1);
  }
  if (process.stderr.isTTY || !existsSync(program)) console.error('Compiling the server …');
  // What is written while the compiler runs must count as newer.
  const began = new Date();
  const trouble = await compile(root);
  if (trouble !== null) {
    console.error(`The server could not be compiled.\n${trouble}`);
    process.exit(1);
  }
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began);
}
