/** What a build of the shell lays down at /check-contest.mjs. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import Minimizer from 'minimizer-webpack-plugin';
import { composed } from '../check-contest/compose.mjs';
import { read } from '../docs/files.mjs';
import { root } from '../run/command.mjs';
import { appConfig } from './app-config.mjs';
import { compile } from './build.mjs';
import { CheckContest } from './check-contest.mjs';
import { Compress } from './compress.mjs';

test('it lies in the build word for word, where scripts are made small, and packed beside it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'poolhouse-check-'));
  try {
    writeFileSync(join(dir, 'entry.js'), 'const aLongName = 1;\nconsole.log(aLongName);\n');
    await compile({
      mode: 'production',
      context: dir,
      entry: './entry.js',
      output: { path: join(dir, 'dist') },
      optimization: { minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false, parallel: false })] },
      plugins: [new CheckContest(), new Compress()],
    });
    const built = (/** @type {string} */ name) => readFileSync(join(dir, 'dist', name));
    assert.doesNotMatch(built('main.js').toString(), /aLongName/);
    assert.equal(built('check-contest.mjs').toString(), composed());
    assert.equal(brotliDecompressSync(built('check-contest.mjs.br')).toString(), composed());
    assert.ok(readdirSync(join(dir, 'dist')).includes('check-contest.mjs.gz'));
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('the shell’s build brings it, a remote’s does not, and it lies where the contract says', () => {
  const brings = (/** @type {'shell' | 'remote'} */ kind, /** @type {string} */ app) =>
    appConfig({ kind, dir: join(root, app) }).plugins?.some((plugin) => plugin instanceof CheckContest);
  assert.deepEqual([brings('shell', 'shell'), brings('remote', 'mf-football')], [true, false]);
  assert.match(read('contract/src/constants.ts'), /CHECK_SCRIPT_PATH = '\/check-contest\.mjs'/);
});
