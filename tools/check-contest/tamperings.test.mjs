/** Each kind of tampering on seasons of its own: every one is found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLog } from './check.mjs';
import { noteOf } from './notes.mjs';
import { testFound } from './testing/found.mjs';
import { copied, fileOf, madeOf } from './testing/log-file.mjs';
import { Season } from './testing/season.mjs';
import { TAMPERINGS } from './testing/tamperings.mjs';

const seasons = Array.from(
  { length: 25 },
  (_, at) => new Season({ seed: 9000 + at, entries: 2, weeks: 1, ends: true, older: at % 5 === 0 }),
);

const grounds = seasons.map((season) => ({ season, whole: madeOf(season) }));

/** @param {import('./testing/log-file.mjs').Made} made @param {NonNullable<import('./testing/tamperings.mjs').Left>} left */
function sentences(made, { checkpoint, receipts = [] }) {
  const note = noteOf(checkpoint);
  assert.equal(note === null, checkpoint === undefined);
  const [first = '', ...lines] = fileOf(made);
  const kept = {
    checkpoints: note ? [{ file: 'kept.txt', note }] : [],
    receipts: receipts.map((one) => ({ ...one, file: 'receipt.json' })),
  };
  return checkLog(first, lines.values(), kept).report.sentences;
}

for (const [kind, tamper] of Object.entries(TAMPERINGS))
  testFound(kind, (random) => {
    const { season, whole } = random.of(grounds);
    const made = copied(whole);
    const left = tamper({ made, random, receipts: season.receipts });
    return left && sentences(made, left);
  });

test('the seasons that are tampered with fit before', () => {
  for (const season of seasons) assert.deepEqual(sentences(madeOf(season), {}), []);
});
