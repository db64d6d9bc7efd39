/** What a golf log says of a tournament is held against the cards and the picks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesOf } from './rules.mjs';
import { testFound } from './testing/found.mjs';
import { madeUp, readContest } from './testing/tournament.mjs';

/** @typedef {import('./testing/tournament.mjs').Made} Made */

/** @param {Made} made */
function found(made) {
  const { contest, slots, report } = readContest(made);
  const golf = rulesOf('golf');
  golf?.check?.(contest, slots);
  return { sentences: report.sentences, standings: golf?.standings?.(contest, slots) ?? [] };
}

const TAMPERINGS = {
  /** A stroke less on a hole, so that the golfer's ball is better than all that were made. @param {Made} made @param {import('./testing/random.mjs').Random} random */
  'a stroke': ({ body, picks }, random) => {
    const entry = random.of(body.places).entry;
    const golfer = body.golfers.find((one) => picks.get(entry)?.includes(one.golfer) && one.cards[0]);
    const card = golfer?.cards[0];
    if (!card) return false;
    const hole = random.below(18);
    card.holes = `${card.holes.slice(0, hole)}0${card.holes.slice(hole + 1)}`;
    return true;
  },
  /** @param {Made} made @param {import('./testing/random.mjs').Random} random */
  'a score': ({ body }, random) => {
    const place = random.of(body.places);
    place.score = (place.score ?? 0) - 1 - random.below(3);
    return true;
  },
  /** @param {Made} made @param {import('./testing/random.mjs').Random} random */
  'a round': ({ body }, random) => {
    const { rounds } = random.of(body.places);
    const n = random.below(rounds.length);
    rounds[n] = (rounds[n] ?? 0) + 7;
    return true;
  },
  /** @param {Made} made @param {import('./testing/random.mjs').Random} random */
  'a place': ({ body }, random) => {
    random.of(body.places).place += 1;
    return true;
  },
  /** @param {Made} made @param {import('./testing/random.mjs').Random} random */
  'an entry left out': ({ body }, random) => {
    body.places.splice(random.below(body.places.length), 1);
    return true;
  },
  /** A golfer who made a hole in no stroke at all. @param {Made} made @param {import('./testing/random.mjs').Random} random */
  'a pick': ({ body, picks }, random) => {
    const entry = random.of(body.places).entry;
    const other = body.golfers.find(({ golfer, cards }) => !picks.get(entry)?.includes(golfer) && cards.every((card) => card !== null));
    if (!other) return false;
    const picked = picks.get(entry);
    if (picked) picked[other.group - 1] = other.golfer;
    const [first] = other.cards;
    if (first) first.holes = '000000000000000000';
    return true;
  },
};

test('an untouched tournament fits, and the season is the sum of its scores', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const made = madeUp(seed);
    const { sentences, standings } = found(made);
    assert.deepEqual(sentences, [], `seed ${seed}`);
    const scores = new Map(made.body.places.map(({ entry, score }) => [entry, score]));
    for (const { entry, score } of standings) assert.equal(score, scores.get(entry));
    assert.deepEqual(
      standings.map(({ score }) => score),
      [...scores.values()].toSorted((one, other) => (one ?? 0) - (other ?? 0)),
    );
  }
});

for (const [name, tamper] of Object.entries(TAMPERINGS))
  testFound(`${name} that was changed`, (random) => {
    const made = madeUp(1 + random.below(1_000_000));
    return tamper(made, random) ? found(made).sentences : null;
  });

test('a tournament that is told twice is said', () => {
  const { contest, slots, report } = readContest(madeUp(1));
  contest.own.push(...contest.own.map((line) => ({ ...line, n: 9 })));
  rulesOf('golf')?.check?.(contest, slots);
  assert.match(report.sentences.join(), /^Ironwood Classic \(line 9\) was told before\.$/);
});

test("Pick1's places follow how the golfers finished, and who has none comes last", () => {
  const pick1 = rulesOf('pick1golf');
  const body = (/** @type {number[]} */ order) => ({
    ...{ event: 41, name: 'Ironwood Classic' },
    golfers: [101, 203, 304].map((golfer, n) => ({ golfer, rank: [1, 7, null][n] })),
    places: order.map((entry, n) => ({ entry, place: n + 1 })),
  });
  const said = (/** @type {number[]} */ order) => {
    const made = madeUp(1);
    const picks = new Map([203, 101, 304, null, 999, 101].map((golfer, n) => [n + 1, [golfer, null, null, null]]));
    const { contest, slots, report } = readContest({ ...made, picks });
    contest.own = contest.own.map((line) => ({ ...line, body: body(order) }));
    pick1?.check?.(contest, slots);
    return report.sentences;
  };
  assert.deepEqual(said([2, 6, 1, 3, 4, 5]).length, 1);
  assert.match(said([2, 6, 1, 3, 4, 5]).join(), /does not say how golfer 999 of entry 5 \(Eve\) finished\.$/);
  assert.match(said([1, 2, 6, 3, 4, 5]).join(), /has entry 2 \(Bob\) behind an entry whose golfer finished behind its own/);
  assert.match(said([2, 6, 1, 3, 4]).join(), /has no place for entry 5 \(Eve\)/);
});
