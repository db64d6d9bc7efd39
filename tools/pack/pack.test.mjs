/** What stands in the one file, as far as it can be told without a build; e2e/tests/one-file.test.ts makes one. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { OUTSIDE } from '../../server/bin/compile.mjs';
import { filesIn, read } from '../docs/files.mjs';
import { root } from '../run/command.mjs';
import { writeChecksum } from './checksum.mjs';
import { installedWith, lockedPackages } from './notices.mjs';

const server = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));

test('what is installed with it is what the program does not have in itself', () => {
  const files = filesIn('server/src', /(?<!\.test)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/require\.resolve\('((?:@[^/']+\/)?[^/']+)/g)].map(([, name = '']) => name),
  );
  // Optional: a faster client of PostgreSQL that nobody has.
  const needed = [...OUTSIDE.filter((name) => name !== 'pg-native'), ...files];
  assert.deepEqual(Object.keys(server.dependencies).toSorted(), [...new Set(needed)].toSorted());
});

test('at most 60 packages are installed, itself among them, whatever the machine', () => {
  const installed = installedWith(lockedPackages(), ['server']);
  assert.ok(installed.size > 20, `only ${installed.size} packages were found`);
  assert.ok(installed.size < 60, `${installed.size + 1} packages: ${[...installed].join(', ')}`);
});

test('it has a program and a folder of apps, and is for nobody’s registry', () => {
  assert.deepEqual(server.files, ['bin/missing-part.mjs', 'bin/poolhouse.mjs', 'dist/poolhouse.cjs', 'site']);
  assert.deepEqual([server.name, server.private, server.main], ['poolhouse', true, undefined]);
  assert.equal(server.engines.node, JSON.parse(read('package.json')).engines.node);
});

test('its checksum stands beside it, wherever npm was told to put it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    const file = join(folder, `poolhouse-${server.version}.tgz`);
    assert.equal(writeChecksum({ INIT_CWD: folder }), undefined);
    writeFileSync(file, 'abc');
    const sum = writeChecksum({ INIT_CWD: root, npm_config_pack_destination: folder });
    assert.equal(sum, `${file}.sha256`);
    // Of "abc", as the standard has it.
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    assert.equal(readFileSync(sum, 'utf8'), `${abc}  poolhouse-${server.version}.tgz\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
