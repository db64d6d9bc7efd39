import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { withTinyRemote } from './testing/tiny-remote.mjs';
import { overBudget, weightLine, weightOf } from './weight.mjs';

const description = /** @type {import('../../contract/src/remote.ts').RemoteDescription} */ (
  /** @type {unknown} */ ({
    id: 'mf-golf',
    version: '1.2.0',
    entry: 'e.js',
    fallback: ['own-copy.js'],
    files: { 'e.js': '', 'a.js': '', 'b.js': '', 'own-copy.js': '', 'logo.svg': '' },
  })
);
const sizes = /** @type {Record<string, number>} */ ({
  'e.js': 8000,
  'a.js': 20_000,
  'b.js': 31_000,
  'own-copy.js': 90_000,
  'logo.svg': 5000,
});
const weigh = (/** @type {Record<string, number>} */ over = {}) => weightOf(description, (file) => ({ ...sizes, ...over })[file] ?? 0);

test('a remote weighs what its own scripts weigh', () => {
  assert.deepEqual([weigh().entry, weigh().total], [8000, 59_000]);
  assert.equal(weightLine(description, weigh()), 'mf-golf 1.2.0: entry 8.0 of 10 kB, all scripts 59.0 of 60 kB');
  assert.deepEqual(overBudget(description, weigh()), []);
});

test('a spent budget is told, with the heaviest scripts first', () => {
  const told = overBudget(description, weigh({ 'e.js': 10_100 }));
  assert.match(told[0] ?? '', /^mf-golf: its entry weighs 10\.1 kB brotli, and 10 kB are allowed\./);
  assert.match(
    told[1] ?? '',
    /^mf-golf: its scripts weigh 61\.1 kB brotli together, and 60 kB are allowed\. .* The heaviest: b\.js 31\.0 kB, a\.js 20\.0 kB, e\.js 10\.1 kB\.$/,
  );
  assert.deepEqual(overBudget({ ...description, budget: { total: 62, entry: 11, reason: 'a map' } }, weigh({ 'e.js': 10_100 })), []);
});

test('a remote over its budget is not built, unless it states a greater one', async () => {
  // What is random cannot be compressed.
  const files = { 'src/rules.tsx': `export const Component = () => '${randomBytes(45_000).toString('hex')}';` };
  const config = (/** @type {number} */ total) => ({ budget: { total, reason: 'a poem' } });
  await assert.rejects(
    withTinyRemote({ files, config: config(40) }, () => undefined),
    /its scripts weigh \d+\.\d kB brotli together, and 40 kB are allowed\. .* The heaviest: assets\/tiny-rules\.\w+\.js \d/,
  );
  await withTinyRemote({ files, config: config(80) }, ({ description: built }) => assert.equal(built.budget?.total, 80));
});
