import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

const rows = readFileSync(join(root, 'docs/promises.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!promise)[A-Z…]/.test(line));

test('each promise names tests that exist, by file and title', () => {
  assert.ok(rows.length > 30, `only ${rows.length} promises were read`);
  const lost = rows.flatMap((row) => {
    const shown = [...row.matchAll(/`([^`]+\.test\.tsx?)`(?:: "([^"]+)")?/g)];
    if (shown.length === 0) return [`${row}: no test`];
    return shown.flatMap(([, file = '', title]) => {
      if (!existsSync(join(root, file))) return [`${file} is not there`];
      const there = title === undefined || readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'").includes(title);
      return there ? [] : [`${file} has no "${title}"`];
    });
  });
  assert.deepEqual(lost, []);
});
