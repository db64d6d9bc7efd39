/** What Linux forgives and Windows or a Mac does not; nothing here is run there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { run, root } from '../run/command.mjs';
import { pathsIn, slashed } from '../run/files.cjs';

const files = (await run('git', ['ls-files', '-s']))
  .trim()
  .split('\n')
  .map((line) => {
    const [mode = '', , , ...path] = line.split(/\s/);
    return { mode, path: path.join(' ') };
  });
/** `C:\Users\Max Müller\Documents\poolhouse\` and what a build puts behind a name; 260 are allowed. */
const LONGEST = 180;
const RESERVED = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;

test('no two files of the project are one where case, or the way to write an accent, says nothing', () => {
  const names = files.map(({ path }) => path.normalize('NFC').toLowerCase());
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

test('every file has a name that Windows can have, and is no symbolic link', () => {
  const odd = files.filter(
    ({ mode, path }) => mode === '120000' || path.length > LONGEST || RESERVED.test(path) || /[<>:"|?*\\]|[. ](\/|$)/.test(path),
  );
  assert.deepEqual(odd, []);
});

/** What ships and what starts, builds, tests and releases it. */
const sources = files
  .map(({ path }) => path)
  .filter(
    (path) =>
      /^(tools|server|e2e|contract)\/.*\.([mc]?js|ts)$|^[^/]*\.[mc]js$/.test(path) &&
      path !== 'tools/run/files.cjs' &&
      path !== 'tools/lint/portable.test.mjs',
  );
/** @type {readonly [what: string, of: RegExp, but?: RegExp][]} */
const TRAPS = [
  [
    'the path of an address is taken for that of a file: it is escaped, and begins with a slash before the drive',
    /import\.meta\.url\)\.pathname/,
  ],
  [
    'a list of files has the separators of the system in it (tools/run/files.cjs)',
    /readdirSync\([^;]*?recursive: true, encoding/,
    /^(server|e2e)\//,
  ],
  ['a shell of Unix is started', /(spawn|execFile)(Sync)?\(\s*'(sh|bash|env|which|cp|rm|mv|cat)'/],
  ['npm is a script on Windows (tools/run/npm.mjs)', /(spawn|execFile)(Sync)?\(\s*'(npm|npx)'/, /^e2e\//],
  [
    'a folder of Unix is named, but where a program of Debian is looked for',
    /'\/(tmp|var|usr)\b/,
    /^(tools\/run\/(programs|debian|postgres)\.mjs|server\/src\/(cli\/postgres-client\.ts|(replay|testing)\/)|e2e\/|tools\/check\/)|\.test\./,
  ],
];

for (const [what, of, but] of TRAPS)
  test(`nowhere: ${what}`, () => {
    const found = sources.filter((path) => !but?.test(path) && of.test(readFileSync(join(root, path), 'utf8')));
    assert.deepEqual(found, []);
  });

test('paths are written with slashes on a system that has others', () => {
  assert.equal(slashed('check\\deep\\a.test.mjs', '\\'), 'check/deep/a.test.mjs');
  assert.equal(slashed('odd\\name/a.mjs', '/'), 'odd\\name/a.mjs');
  assert.ok(pathsIn(join(root, 'tools/lint')).includes('portable.test.mjs'));
});
