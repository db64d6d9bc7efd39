/** Seasons that nobody touched: everything fits, whatever happened in them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLog } from './check.mjs';
import { noteOf } from './notes.mjs';
import { SEED, TIMES } from './testing/found.mjs';
import { checkpointOf, fileOf, madeOf } from './testing/log-file.mjs';
import { Season } from './testing/season.mjs';

/** @param {Season} season @param {import('./check.mjs').Kept} [kept] */
function checked(season, kept) {
  const [first = '', ...lines] = fileOf(madeOf(season));
  return checkLog(first, lines.values(), kept);
}

test('a season that nobody touched fits, with each checkpoint and all receipts that were kept', () => {
  let picks = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const season = new Season({ seed, entries: 1 + (seed % 5), weeks: 1 + (seed % 3), older: seed % 4 === 0 });
    const made = madeOf(season);
    const checkpoints = [0, 1, made.texts.length >> 1, made.texts.length].map((size) => {
      const note = noteOf(checkpointOf(made, size));
      assert.ok(note);
      return { file: `${size}.txt`, note };
    });
    const receipts = season.receipts.map((one) => ({ ...one, file: 'receipts.json' }));
    const { report, words } = checked(season, { checkpoints, receipts });
    assert.deepEqual(report.sentences, [], `seed ${seed}`);
    assert.match(
      words,
      /^Everything fits: [\d,]+ lines, [\d,]+ seals?, [\d,]+ opened picks?( \(\d+ set by an administrator\))?, 4 kept checkpoints/,
    );
    picks += season.opened.length;
  }
  assert.ok(picks > 1000, `${picks} opened slots`);
});

test('a pick that was put in after its game had begun is found each time', () => {
  let cheated = 0;
  for (let seed = SEED; cheated < TIMES; seed += 1) {
    const season = new Season({ seed, entries: 2, weeks: 1, quiet: true, ends: true, cheats: true });
    if (!season.cheated) continue;
    cheated += 1;
    const { report } = checked(season);
    assert.match(report.sentences.join(), /is neither the lock of its game nor the last seal before that\.$/, `seed ${seed}`);
    assert.equal(report.sentences.length, 1);
  }
});

test('an override of a pick whose kick-off was put off without a word fits while its week is on', () => {
  // Its game had begun, and waits for another lock that the log does not have yet.
  assert.deepEqual(checked(new Season({ seed: 20852, entries: 2, weeks: 1 })).report.sentences, []);
});
