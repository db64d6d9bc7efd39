/** What somebody reads of a log that does not fit, and what they kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLog } from './check.mjs';
import { checkEvidence, isEvidence } from './evidence.mjs';
import { graded, standingsOf } from './football.mjs';
import { noteOf } from './notes.mjs';
import { Report } from './report.mjs';
import { checkpointOf, fileOf, madeOf } from './testing/log-file.mjs';
import { Season } from './testing/season.mjs';
import { canon, growthOf, leaf, rootOf } from './testing/signer.mjs';

/** @typedef {import('./testing/log-file.mjs').Made} Made */

const quiet = () => madeOf(new Season({ seed: 77, quiet: true, ends: true }));

/** @param {Made} made @param {{ checkpoints?: string[], receipts?: { text: string, signature: string }[] }} [kept] */
function result(made, { checkpoints = [], receipts = [] } = {}) {
  const [first = '', ...lines] = fileOf(made);
  const notes = checkpoints.flatMap((text) => noteOf(text) ?? []).map((note) => ({ file: 'kept.txt', note }));
  assert.equal(notes.length, checkpoints.length);
  return checkLog(first, lines.values(), { checkpoints: notes, receipts: receipts.map((one) => ({ ...one, file: 'receipt.json' })) });
}

/** A log that says a backup was put back, where a log of that many lines was known. @param {Made} before @param {number} at @param {number} [lines] */
function putBack(before, at, lines = before.texts.length) {
  const texts = before.texts.slice(0, at);
  const root = rootOf(before.texts.slice(0, lines).map((text) => leaf(text))).toString('base64');
  texts.push(canon({ at: JSON.parse(texts.at(-1) ?? '').at + 9, body: { lines, root }, kind: 'restored', n: at }));
  texts.push(canon({ at: JSON.parse(texts.at(-1) ?? '').at + 9, body: {}, kind: 'season.closed', n: at + 1 }));
  return { ...before, texts, opened: [] };
}

test('a checkpoint of lines that a backup took with it is told in other words, and does not fit either', () => {
  const before = quiet();
  const after = putBack(before, 6);
  assert.match(result(after).words, /a backup put back in line 6 \(2026-/);
  for (const size of [7, before.texts.length])
    assert.match(
      result(after, { checkpoints: [checkpointOf(before, size)] }).report.sentences.join(),
      /line 6 says that a backup was put back .* is lost\.$/,
    );
  assert.deepEqual(result(after, { checkpoints: [checkpointOf(before, 6)] }).report.sentences, []);
});

test('a backup excuses neither lines before it, nor what was seen after the checkpoint that it names', () => {
  const before = quiet();
  const other = { ...before, texts: before.texts.map((text) => text.replace('Oak Street', 'Elm Street')) };
  const after = putBack(before, 6, 9);
  assert.match(result(after, { checkpoints: [checkpointOf(other, 3)] }).report.sentences.join(), /The log was rewritten\.$/);
  assert.match(
    result(after, { checkpoints: [checkpointOf(before, 12)] }).report.sentences.join(),
    /older than the checkpoint, or the log was cut\.$/,
  );
  assert.match(
    result(after, { checkpoints: [checkpointOf(other, 9)] }).report.sentences.join(),
    /older than the checkpoint, or the log was cut\.$/,
  );
});

test('a backup that names a beginning which is not this one’s is found without any checkpoint', () => {
  const before = quiet();
  const after = putBack(before, 6, 5);
  after.texts[6] = canon({ ...JSON.parse(after.texts[6] ?? ''), body: { lines: 5, root: Buffer.alloc(32).toString('base64') } });
  assert.match(
    result(after).report.sentences.join(),
    /^Line 6 \(restored\) names a checkpoint of 5 lines that this log does not begin with\.$/,
  );
});

test('a contest of another kind is checked as a log, and says that its standings are not recomputed', () => {
  const made = quiet();
  made.texts[0] = (made.texts[0] ?? '').replace('"type":"football"', '"type":"curling"');
  const { report, standings, words } = result(made);
  assert.deepEqual([report.sentences, standings], [[], null]);
  assert.match(words, /^Everything fits: .* Standings are not recomputed for curling\.$/);
  made.opened.pop();
  assert.match(result(made).report.sentences.join(), /^Of 2026-w02, 15 slots were sealed, and 14 opened\.$/);
  // One that says how many slots an entry has is held to it.
  made.texts[0] = (made.texts[0] ?? '').replace('"type":"curling"', '"slots":5,"type":"golf"');
  assert.match(result(made).report.sentences.join(), /, 2026-w02, pick \d, was never opened, although all of 2026-w02 is over\.$/);
  made.texts[0] = (made.texts[0] ?? '').replace('"slots":5', '"slots":4');
  assert.match(result(made).report.sentences.join(), /seals 15 slots, but 3 entries have 12\./);
});

test('words of the file cannot move the cursor of who reads them', () => {
  const made = quiet();
  made.texts = made.texts.map((text) => text.replaceAll('Rusty Nails', '\\u001b[2JRu\u202esty'));
  made.opened = made.opened.filter(({ entry, period }) => entry !== 11 || period !== '2026-w01');
  const { report } = result(made);
  assert.match(report.sentences.join('\n'), /entry 11 \(\uFFFD\[2JRu\uFFFDsty\), 2026-w01, pick 1, was never opened/i);
});

test('a pick wins, loses or pushes by its own line where it was locked, else by the hosts’ line at kick-off', () => {
  const pick = (/** @type {1 | 2} */ side, /** @type {string | null} */ line) => ({ event: 1, side, line, locked: line !== null });
  const score = (/** @type {string | null} */ line, /** @type {number | null} */ score1, /** @type {number | null} */ score2) => ({
    line,
    score1,
    score2,
  });
  const rows = /** @type {const} */ ([
    [pick(2, null), score('-3.5', 20, 24), 'wins'],
    [pick(2, null), score('-3.5', 20, 23), 'losses'],
    [pick(1, null), score('-3.5', 20, 23), 'wins'],
    [pick(1, null), score('-3', 20, 23), 'pushes'],
    [pick(1, '7'), score('-3', 20, 27), 'pushes'],
    [pick(2, '-6.5'), score('-3', 20, 27), 'wins'],
    [pick(2, null), score('0', 20, 20), 'pushes'],
    [pick(2, null), score(null, 20, 21), null],
    [pick(2, '1'), score(null, 20, 21), 'wins'],
    [pick(2, '1'), score('1', null, null), null],
  ]);
  for (const [one, told, came] of rows) assert.equal(graded(one, told), came);
  assert.equal(graded(pick(1, '1'), undefined), null);
});

test('standings are those of the picks that the season itself holds', () => {
  let held = 0;
  for (let seed = 5; held < 8; seed += 1) {
    const season = new Season({ seed, entries: 4, weeks: 3, older: seed % 2 === 0, ends: true });
    const made = madeOf(season);
    // What would have opened while somebody was gone is opened nowhere (docs/proof).
    if (made.texts.some((text) => text.includes('"entry.returned"'))) continue;
    held += 1;
    const { standings } = result(made);
    const sorted = (/** @type {{ name: string, wins?: number }[]} */ rows) =>
      rows.map(({ name, wins: number }) => `${number} ${name}`).toSorted();
    assert.deepEqual(sorted(standings ?? []), sorted(season.wins()));
  }
});

test('who has as many wins shares a rank, and the next one is left out', () => {
  const entries = new Map([
    [1, 'A'],
    [2, 'B'],
    [3, 'C'],
    [4, 'D'],
  ]);
  const results = new Map([[9, { line: '-1', score1: 0, score2: 7 }]]);
  const pick = (/** @type {number} */ side) => JSON.stringify({ event: 9, line: null, locked: false, side });
  const picks = [1, 2, 3].map((entry) => ({ slot: { entry, period: '2026-w02' }, now: pick(entry === 3 ? 1 : 2) }));
  const early = { slot: { entry: 4, period: '2026-w01' }, now: pick(2) };
  const rows = standingsOf({ entries, firstWeek: 2, results }, [...picks, early]);
  assert.deepEqual(
    rows.map(({ rank, name, wins, losses, pushes }) => [rank, name, wins, losses, pushes]),
    [
      [1, 'A', 1, 0, 0],
      [1, 'B', 1, 0, 0],
      [3, 'C', 0, 1, 0],
      [3, 'D', 0, 0, 0],
    ],
  );
});

/** @param {Made} made @param {Made} now @param {object} [more] */
function evidenceOf(made, now, more = {}) {
  const [size, leaves] = [6, now.texts.map((text) => leaf(text))];
  const proof = growthOf(size, leaves).map((hash) => hash.toString('base64'));
  const evidence = {
    origin: made.origin,
    key: made.signer.key.toString('base64'),
    seen: { checkpoint: checkpointOf(made, size), at: 1 },
    shown: { checkpoint: checkpointOf(now), at: 2 },
    proof,
    receipts: [],
    opened: [],
    ...more,
  };
  assert.ok(isEvidence(evidence));
  const report = new Report();
  return { words: checkEvidence(evidence, report), sentences: report.sentences };
}

test('evidence that a browser saved is checked by itself', () => {
  const made = quiet();
  const other = { ...made, texts: made.texts.map((text) => text.replace('Oak Street', 'Elm Street')) };
  assert.deepEqual(evidenceOf(made, made).sentences, []);
  assert.match(evidenceOf(made, made).words, /^Everything in this evidence fits/);
  assert.match(evidenceOf(made, other).sentences.join(), /the site's own proof does not lead from one to the other/);
  assert.match(evidenceOf(made, made, { shown: { checkpoint: checkpointOf(other, 6), at: 2 } }).sentences.join(), /two different logs\.$/);
  assert.match(evidenceOf(made, made, { shown: { checkpoint: checkpointOf(other, 3), at: 2 } }).sentences.join(), /lines were taken back/);
  assert.match(evidenceOf(made, made, { key: Buffer.alloc(32).toString('base64') }).sentences.join(), /signed by another key/);
  assert.match(evidenceOf(made, made, { shown: { checkpoint: 'x' } }).sentences.join(), /is no checkpoint/);
  assert.match(evidenceOf(made, made, { receipts: [null] }).sentences.join(), /is not signed/);
});
