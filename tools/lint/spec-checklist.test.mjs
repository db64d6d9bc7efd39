import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

const folder = join(root, 'docs/spec-checklist');
const rows = readdirSync(folder)
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => /^\| \[[x ]\] /.test(line));

test('the checklist of the specification names files and tests that exist', () => {
  assert.ok(rows.length > 100, `only ${rows.length} rows were read`);
  const lost = rows.flatMap((row) => {
    const [, mark, what, where, shown] = row
      .split(' | ')
      .join('|')
      .split('|')
      .map((cell) => cell.trim());
    const files = [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '').filter((file) => !existsSync(join(root, file)));
    if (mark !== '[x]') return files;
    const tests = (shown ?? '').split('<br>').map((cell) => /^`([^`]+)`: "(.+)"$/.exec(cell));
    const wrong = tests.flatMap((found) => {
      const [, file = '', name = ''] = found ?? [];
      const path = join(root, file);
      const there = file !== '' && existsSync(path) && readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name);
      return there ? [] : [`${what}: ${file} "${name}"`];
    });
    return [...files, ...wrong];
  });
  assert.deepEqual(lost, []);
});

test('the list of the checklist has each of its files once', () => {
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[(\S+\.md)\]\(\1\) \|/gm)].map(([, file]) => file);
  assert.deepEqual(
    listed.toSorted(),
    readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md'),
  );
});
