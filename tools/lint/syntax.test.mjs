import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../run/command.mjs';

const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

/** What each rule of .oxlintrc.syntax.json refuses, and where. @type {[rule: string, file: string, code: string][]} */
const refused = [
  ['eslint(eqeqeq)', 'server/src/a.ts', 'export const a = (b: number) => b == 1;'],
  ['eslint(no-var)', 'server/src/a.ts', 'export var a = 1;'],
  ['eslint(prefer-const)', 'server/src/a.ts', 'let a = 1; export const b = a;'],
  ['eslint(no-debugger)', 'server/src/a.ts', 'debugger;'],
  ['eslint(no-eval)', 'server/src/a.ts', "eval('1');"],
  ['eslint(no-new-func)', 'server/src/a.ts', "export const a = new Function('b', 'return b');"],
  ['eslint(no-script-url)', 'mf-golf/src/a.tsx', "export const a = 'javascript:void(0)';"],
  ['eslint(no-unreachable)', 'server/src/a.ts', 'export function a() { return 1; go(); }'],
  ['eslint(no-dupe-keys)', 'server/src/a.ts', 'export const a = { b: 1, b: 2 };'],
  ['eslint(no-fallthrough)', 'server/src/a.ts', 'export function a(b: number) { switch (b) { case 1: go(); case 2: go(); } }'],
  ['eslint(no-self-compare)', 'server/src/a.ts', 'export const a = (b: number) => b === b;'],
  ['eslint(no-throw-literal)', 'server/src/a.ts', "export const a = () => { throw 'b'; };"],
  ['eslint(no-unused-vars)', 'server/src/a.ts', 'const a = 1;'],
  ['typescript(no-explicit-any)', 'server/src/a.ts', 'export const a = (b: any) => b;'],
  ['typescript(ban-ts-comment)', 'server/src/a.ts', '// @ts-ignore\nexport const a = 1;'],
  ['typescript(consistent-type-imports)', 'server/src/a.ts', "import { A } from './b'; export const a = (b: A) => b;"],
  ['react-hooks(rules-of-hooks)', 'shell/src/a.tsx', 'export function A({ b }) { if (b) useState(1); return null; }'],
  [
    'react-hooks(exhaustive-deps)',
    'mf-golf/src/a.tsx',
    "import { useEffect } from 'react'; export function A({ b }) { useEffect(() => b(), []); return null; }",
  ],
];

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'syntax-'));
  for (const [at, [, file, code]] of refused.entries()) {
    const path = join(folder, String(at), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}\n`);
  }
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that one of them breaks. @param {number | string} at its folder */
function broken(at) {
  const config = join(root, '.oxlintrc.syntax.json');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--config', config, '--format', 'json', '.'], {
    cwd: join(folder, String(at)),
    encoding: 'utf8',
  });
  return /** @type {{ diagnostics: { code: string }[] }} */ (JSON.parse(stdout)).diagnostics.map(({ code }) => code);
}

for (const [at, [rule, , code]] of refused.entries())
  test(`${rule} refuses ${code}`, () => assert.ok(broken(at).includes(rule), `${broken(at)}`));

test('hooks are those of the browser', () => {
  const path = join(folder, 'server-hook/server/src/a.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'export const a = () => useInvite();\n');
  assert.deepEqual(broken('server-hook'), []);
});
