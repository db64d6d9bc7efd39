/** Squares boards: untouched ones fit, and whatever an operator writes otherwise in their logs, signed anew, is found by what else is in them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkedLines, lastOf, putLine, someLine, testTamperings } from './testing/rewritten.mjs';
import { documentOf, SquaresSeason } from './testing/squares-season.mjs';

const seasons = Array.from({ length: 24 }, (_, at) => {
  const numbers = /** @type {const} */ (['drawn', 'again', 'typed'])[at % 3];
  return new SquaresSeason({ seed: 700 + at, older: at % 4 === 0, ...(numbers ? { numbers } : {}) });
});

/** @typedef {import('./testing/rewritten.mjs').Line} Line */
/** @typedef {import('./testing/rewritten.mjs').Ground} Ground */

test('a board that nobody touched fits, and its winners are those of its games', () => {
  for (const [at, season] of seasons.entries()) {
    const { report, words, standings } = checkedLines(season);
    assert.deepEqual(report.sentences, [], `board ${at}`);
    assert.match(words, /^Everything fits: \d+ lines, \d+ claimed squares,( \d draws?,)? 67 results\.$/);
    const final = season.results.get('r6g1');
    assert.ok(final);
    const told = (standings ?? []).reduce((sum, { wins = 0 }) => sum + wins, 0);
    const own = season.wins();
    for (const { entry, wins } of own) {
      const shown = standings?.find((row) => row.entry === entry)?.wins ?? -1;
      assert.ok(shown === wins || shown === wins + 1, `board ${at}, entry ${entry}: ${shown}, not ${wins}`);
    }
    assert.equal(told, own.reduce((sum, { wins }) => sum + wins, 0) + 1);
  }
});

const isDrawn = (/** @type {Line} */ { kind }) => kind === 'drawn';

const has = (/** @type {Line} */ { body }, /** @type {number[]} */ square) =>
  body.squares.some((/** @type {number[]} */ one) => one.join() === square.join());

/** Whether a player's claim has a square that is nobody else's until the board closes. @param {Ground} ground @param {Line} line */
function isLastClaim(ground, line) {
  if (line.kind !== 'claimed' || line.body.by !== undefined) return false;
  const before = ground.lines
    .slice(
      0,
      ground.lines.findIndex(({ kind }) => kind === 'locked'),
    )
    .filter(({ kind }) => /claimed|released/.test(kind));
  return line.body.squares.some((/** @type {number[]} */ square) => before.findLast((one) => has(one, square)) === line);
}

/** @param {(ground: Ground, draw: any) => void} change @returns {(ground: Ground) => boolean} */
const drawChanged = (change) => (ground) => {
  const line = someLine(ground, isDrawn);
  if (line) change(ground, line.body.draw);
  return line !== null;
};

/** One that follows from itself, so that only the rest of the log shows it. @param {(ground: Ground, draw: any) => void} change */
const drawnAnew = (change) =>
  drawChanged((ground, draw) => {
    change(ground, draw);
    Object.assign(draw, documentOf(draw));
  });

/** Each answers whether there was something to change. @type {Record<string, (ground: Ground) => boolean>} */
const TAMPERINGS = {
  'a claim of somebody else’s square': (ground) => {
    const at = lastOf(ground, 'board') + 2;
    const [before, line] = ground.lines.slice(at - 1, at + 1);
    if (before?.kind !== 'claimed' || line?.kind !== 'claimed' || line.body.by || before.body.entry === line.body.entry) return false;
    line.body.squares.push(before.body.squares[0]);
    return true;
  },
  'a claim by another entry, once numbers were drawn from it': (ground) => {
    const line = someLine(ground, (one) => ground.lines.some(isDrawn) && isLastClaim(ground, one));
    if (line) line.body.entry = line.body.entry === 11 ? 14 : 11;
    return line !== null;
  },
  'a claim that was left out': (ground) => {
    const line = someLine(ground, (one) => isLastClaim(ground, one));
    if (line) ground.lines.splice(ground.lines.indexOf(line), 1);
    return line !== null;
  },
  'a claim for a stranger': (ground) => {
    someLine(ground, ({ kind }) => kind === 'claimed').body.entry = 99;
    return true;
  },
  'a release that was left out': (ground) => {
    const line = someLine(ground, ({ kind }) => kind === 'released');
    if (!line) return false;
    ground.lines.splice(ground.lines.indexOf(line), 1);
    // Unless the square was given away or claimed by the same hand again.
    const [place] = line.body.squares;
    return !ground.lines.some(
      ({ kind, body }) =>
        kind === 'claimed' && body.by === 'admin' && body.squares.some((/** @type {number[]} */ one) => one.join() === place.join()),
    );
  },
  'a release of a free square': (ground) => {
    putLine(ground, lastOf(ground, 'board') + 1, 'released', { squares: [[ground.random.below(10), ground.random.below(10)]] });
    return true;
  },
  'a claim after squares closed': (ground) => {
    putLine(ground, lastOf(ground, 'locked') + 1, 'claimed', { entry: 11, squares: [[ground.random.below(10), 0]] });
    return true;
  },
  'a square that changed hands after the numbers, without a reason': (ground) => {
    const line = someLine(ground, ({ kind, body }) => kind === 'claimed' && body.reason === 'they swapped');
    if (!line) return false;
    delete line.body.reason;
    return true;
  },
  'other terms after squares closed': (ground) => {
    const { body } = ground.lines[lastOf(ground, 'board')] ?? {};
    putLine(ground, lastOf(ground, 'locked') + 1 + ground.random.below(3), 'board', { ...body, points_per_square: 20 });
    return true;
  },
  'another sealed secret': (ground) => {
    const line = someLine(ground, ({ kind }) => kind === 'board' || kind === 'locked' || kind === 'draw.voided');
    const typed = !ground.lines.some(isDrawn);
    if (typed && line.kind === 'draw.voided') return false;
    line.body.commit = ground.random.bytes(32).toString('hex');
    return true;
  },
  'another number of claims at the lock': (ground) => {
    const line = someLine(ground, ({ kind }) => kind === 'locked');
    line.body.claimed += 1;
    return true;
  },
  'a draw of another secret': drawnAnew(({ random }, draw) => {
    draw.seed = random.bytes(32).toString('hex');
  }),
  'a draw from other claims': drawnAnew(({ random }, draw) => {
    const one = random.of(draw.claims);
    one.entry_id = one.entry_id === 11 ? 14 : 11;
  }),
  'a draw without a claim': drawnAnew(({ random }, draw) => void draw.claims.splice(random.below(draw.claims.length), 1)),
  'a draw with a stranger’s word': drawnAnew((_, draw) => void draw.words.push({ entry_id: 99, word: 'mine' })),
  'a draw from another score': drawnAnew(({ random }, draw) => void (random.of(draw.games).score1 += 1)),
  'a draw without a score, or with one of another game': drawnAnew(({ random }, draw) => {
    if (random.is(0.5)) draw.games.pop();
    else draw.games.push({ game: 'r0g1', score1: 60, score2: 61 });
  }),
  'other numbers than were drawn': drawChanged(({ random }, draw) => {
    const axis = random.is(0.5) ? draw.columns : draw.rows;
    const at = random.below(9);
    [axis[at], axis[at + 1]] = [axis[at + 1], axis[at]];
  }),
  'another word or hash in a draw': drawChanged(({ random }, draw) => {
    if (random.is(0.5)) draw.hashes.claims = random.bytes(32).toString('hex');
    else random.of(draw.words).word += '!';
  }),
  'a draw that says another level, or is of another board': drawChanged(({ random }, draw) => {
    if (random.is(0.5)) draw.level = 'B';
    else draw.board = '1000';
  }),
  'a draw that is told twice': (ground) => {
    const line = someLine(ground, isDrawn);
    if (line) putLine(ground, ground.lines.indexOf(line) + 1, 'drawn', line.body);
    return line !== null;
  },
  'a draw that is told as from before the log': (ground) => {
    const line = someLine(ground, isDrawn);
    if (line) line.body.earlier = true;
    return line !== null;
  },
  'another result of a game that numbers were drawn from': (ground) => {
    const line = someLine(ground, ({ kind, body }) => kind === 'result' && (body.game === 'r0g3' || body.game === 'r0g4'));
    if (!ground.lines.some(isDrawn)) return false;
    line.body.score1 += 10;
    return true;
  },
  'a draw that was thrown away and left out': (ground) => {
    const at = lastOf(ground, 'draw.voided');
    if (at >= 0) ground.lines.splice(at, 1);
    return at >= 0;
  },
  'another game that the second draw waits for': (ground) => {
    const line = ground.lines[lastOf(ground, 'draw.waits')];
    if (line) line.body.game = 'r1g5';
    return line !== undefined;
  },
  'a number typed over drawn ones': (ground) => {
    if (!ground.lines.some(isDrawn)) return false;
    putLine(ground, lastOf(ground, 'drawn') + 1, 'digit', { axis: 'rows', pos: ground.random.below(10), score: 4, reason: 'nicer' });
    return true;
  },
  'a number changed without a reason': (ground) => {
    const line = someLine(ground, ({ kind, body }) => kind === 'digit' && body.reason !== undefined);
    if (line) delete line.body.reason;
    return line !== null;
  },
  'a board that opens again with its numbers': (ground) => {
    putLine(ground, Math.max(lastOf(ground, 'drawn'), lastOf(ground, 'digit')) + 1, 'reopened', { reason: 'again' });
    return true;
  },
  'a line that is not written as it must be': (ground) => {
    const line = someLine(ground, ({ kind }) =>
      /^(board|claimed|released|locked|drawn|draw\.voided|draw\.waits|digit|schedule)$/.test(kind),
    );
    const part = ground.random.of(Object.keys(line.body).filter((name) => name !== 'reason' && name !== 'by'));
    line.body[part] = { not: 'this' };
    return true;
  },
};

testTamperings(seasons, TAMPERINGS);
