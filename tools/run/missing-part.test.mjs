import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { missingPart } from '../../server/bin/missing-part.mjs';

/** Runs a program of the site that begins so. @param {string} beginning of dist/poolhouse.cjs */
function begin(beginning) {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-part-'));
  mkdirSync(join(folder, 'dist'));
  cpSync(fileURLToPath(new URL('../../server/bin', import.meta.url)), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'dist/poolhouse.cjs'), beginning);
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/poolhouse.mjs')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

test('a part that is not there for this machine is named, with what to do, and no stack', () => {
  const { status, stderr } = begin("require('@libsql/nowhere-x64')");
  assert.equal(status, 1);
  assert.match(stderr, /^Poolhouse lacks a part for this machine \(\w+, \w+\): @libsql\/nowhere-x64\.\nInstall anew/);
  assert.doesNotMatch(stderr, /\n {4}at /);
});

test('any other trouble is shown as it is', () => {
  assert.match(begin("throw new Error('Something else')").stderr, /Error: Something else\n {4}at /);
});

test('Windows on ARM is told to take the other Node', () => {
  const trouble = new Error("Cannot find module '@libsql/win32-arm64-msvc'");
  assert.match(missingPart(trouble, { platform: 'win32', arch: 'arm64' }) ?? '', /Node for x64/);
  assert.match(missingPart(new Error('Cannot find native binding.'), { platform: 'linux', arch: 'x64' }) ?? '', /: a package\./);
  assert.equal(missingPart(new Error("Cannot find module 'fastify'")), undefined);
});
