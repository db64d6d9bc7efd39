/** NFL wins: untouched seasons fit, and whatever an operator writes otherwise of a draft, signed anew, is found by what else is in its log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NflWinsSeason } from './testing/nfl-wins-season.mjs';
import { checkedLines, lastOf, putLine, someLine, testTamperings } from './testing/rewritten.mjs';

/** @typedef {import('./testing/rewritten.mjs').Ground} Ground */

const seasons = Array.from({ length: 20 }, (_, at) => new NflWinsSeason({ seed: 300 + at, older: at % 3 === 0 }));

test('a season that nobody touched fits, and its standings are those of its games', () => {
  for (const season of seasons) {
    const { report, words, standings } = checkedLines(season);
    assert.deepEqual(report.sentences, []);
    assert.match(words, /^Everything fits: \d+ lines, \d+ teams with owners, 54 results\.$/);
    assert.deepEqual((standings ?? []).map(({ entry, tally }) => `${entry}: ${tally}`).toSorted(), season.records().toSorted());
  }
});

test('standings are by wins, then fewest losses, then ties, and who has the same of all shares a rank', () => {
  const began = { contest: 1, type: 'footballwins', name: 'W', year: 2026, first_week: 1, slots: 0, picks: [], results: [] };
  const [season] = seasons;
  assert.ok(season);
  const entries = [1, 2, 3, 4].map((entry) => ({ entry, name: `E${entry}` }));
  const result = (/** @type {number} */ event, /** @type {string[]} */ teams, /** @type {number} */ score1) => ({
    kind: 'result',
    body: { event, line: null, teams, week: 1, score1, score2: 10 },
  });
  const lines = [
    { kind: 'began', body: { ...began, contest: season.contest, entries } },
    { kind: 'teams', body: { teams: ['A', 'B', 'C', 'D', 'X'] } },
    ...['A', 'B', 'C', 'D'].map((team, at) => ({ kind: 'owner', body: { team, before: null, after: at + 1 } })),
    ...[
      result(1, ['A', 'X'], 20),
      result(2, ['B', 'X'], 20),
      result(3, ['B', 'X'], 3),
      result(4, ['C', 'X'], 20),
      result(5, ['C', 'X'], 10),
      result(6, ['D', 'X'], 20),
    ],
  ].map((line, n) => ({ ...line, at: 5 + n, n }));
  const { report, standings } = checkedLines(season, lines);
  assert.deepEqual(report.sentences, []);
  assert.deepEqual(
    (standings ?? []).map(({ rank, name, tally }) => `${rank} ${name} ${tally}`),
    ['1 E3 1–0–1', '2 E1 1–0–0', '2 E4 1–0–0', '4 E2 1–1–0'],
  );
});

/** @param {Ground} ground @param {string} kind */
const one = (ground, kind) => someLine(ground, (line) => line.kind === kind);

testTamperings(seasons, {
  'a team that was drafted by another entry': (ground) => {
    const { body } = one(ground, 'drafted');
    body.entry = body.entry === 5 ? 8 : 5;
    return true;
  },
  'a team that was drafted twice, or that is none': (ground) => {
    const { body } = one(ground, 'drafted');
    const other = one(ground, 'drafted').body.team;
    body.team = ground.random.is(0.5) && other !== body.team ? other : 'XYZ';
    return true;
  },
  'a turn that was left out, or told as another': (ground) => {
    const line = one(ground, 'drafted');
    if (ground.random.is(0.5)) line.body.turn += 1;
    else if (line.body.turn === 16) return false;
    else ground.lines.splice(ground.lines.indexOf(line), 1);
    return true;
  },
  'another order of the draft': (ground) => {
    one(ground, 'draft.order').body.entries.reverse();
    return true;
  },
  'an order that is set again when teams are drafted': (ground) => {
    putLine(ground, lastOf(ground, 'drafted') + 1, 'draft.order', { entries: [5, 8, 13, 21] });
    return true;
  },
  'a turn taken back that was not the last, or of another team': (ground) => {
    const line = one(ground, 'draft.undone');
    if (!line) return false;
    if (ground.random.is(0.5)) line.body.turn -= 1;
    else line.body.team = 'XYZ';
    return true;
  },
  'an owner of before who was none': (ground) => {
    const line = one(ground, 'owner');
    if (!line) return false;
    line.body.before = line.body.before === 5 ? 8 : 5;
    return true;
  },
  'a team given to a stranger': (ground) => {
    const line = one(ground, 'owner');
    if (line) line.body.after = 99;
    return line !== null;
  },
  'a team that changes hands while the draft is on': (ground) => {
    const at = ground.lines.findIndex(({ kind }) => kind === 'drafted');
    const { team, entry } = ground.lines[at]?.body ?? {};
    putLine(ground, at + 1, 'owner', { team, before: entry, after: entry === 5 ? 8 : 5 });
    return true;
  },
  'teams that are put in twice': (ground) => {
    putLine(ground, lastOf(ground, 'drafted'), 'teams', { teams: ['KC'] });
    return true;
  },
  'a line that is not written as it must be': (ground) => {
    const line = someLine(ground, ({ kind }) => /^(teams|draft\.order|drafted|draft\.undone|owner)$/.test(kind));
    line.body[ground.random.of(Object.keys(line.body).filter((name) => name !== 'reason'))] = { not: 'this' };
    return true;
  },
});
