import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { benchFile, benchPage, keptRows } from './page.mjs';

test('the page of figures tells above its table what the table says, and nothing else', () => {
  const rows = keptRows();
  assert.ok(rows.length > 50, `only ${rows.length} figures were read`);
  assert.equal(readFileSync(benchFile, 'utf8'), benchPage(rows));
});

test('a page without what it begins with is refused by the name of that', () => {
  assert.throws(() => benchPage([]), /week page of 50 entries/);
});
