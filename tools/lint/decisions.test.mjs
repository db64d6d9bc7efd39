import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../run/command.mjs';

const folder = join(root, 'docs/decisions');

test('the list of decisions names each page once, in the order of their numbers, by its own title', () => {
  const pages = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .sort();
  const titles = pages.map((name) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return `- [${number}](${name}) ${title}`;
  });
  const listed = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  assert.deepEqual(listed, titles);
});
