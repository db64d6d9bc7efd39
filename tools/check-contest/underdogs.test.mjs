/** Underdogs: the standings of untouched seasons are those of a book, and what an operator writes otherwise is found by what else is in the log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dogsBook } from './testing/dogs-book.mjs';
import { readDogs } from './testing/dogs-read.mjs';
import { DogsSeason } from './testing/dogs-season.mjs';
import { DOG_TAMPERINGS } from './testing/dogs-tamperings.mjs';
import { testFound } from './testing/found.mjs';

const seasons = Array.from({ length: 40 }, (_, at) => new DogsSeason({ seed: 700 + at, older: at % 4 === 0 }));

test('a season that nobody touched fits, and comes to what its book says', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const season = new DogsSeason({ seed, older: seed % 4 === 0 });
    const { sentences, standings, says } = readDogs(season);
    assert.deepEqual(sentences, [], `seed ${seed}`);
    const told = (standings ?? []).map(({ name, tally }) => `${name}: ${tally}`);
    assert.deepEqual(told.toSorted(), dogsBook(season).toSorted(), `seed ${seed}`);
    assert.match(says ?? '', season.older ? /^ As the site says: the games of 2 weeks that ended before the log told of them\.$/ : /^$/);
  }
});

test('what was made up holds all that the rules are about', () => {
  const kinds = seasons.flatMap(({ lines }) => lines.map(({ kind, body }) => (body.gone ? 'gone' : body.since ? 'since' : kind)));
  for (const kind of ['correction', 'entry.added', 'gone', 'missed', 'override', 'postponed', 'since'])
    assert.ok(kinds.filter((one) => one === kind).length >= 5, kind);
});

test('ranks go by wins, then covers, then fewest losses, and who has the same of all shares one', () => {
  const ranks = seasons.flatMap((season) => {
    const rows = (readDogs(season).standings ?? []).map(({ rank, tally }) => ({ rank, key: tally.match(/\d+/g)?.map(Number) ?? [] }));
    const isAhead = (/** @type {number[]} */ [w = 0, c = 0, l = 0], /** @type {number[]} */ [x = 0, y = 0, z = 0]) =>
      w !== x ? w > x : c !== y ? c > y : l < z;
    for (const { rank, key } of rows) assert.equal(rank, 1 + rows.filter((other) => isAhead(other.key, key)).length);
    return rows.map(({ rank }) => rank);
  });
  assert.ok(new Set(ranks).size > 3);
});

test('a log that tells nothing of weeks fits, and its standings are not recomputed', () => {
  const [season] = seasons.filter(({ older }) => !older);
  assert.ok(season);
  const lines = season.lines.filter(({ kind }) => !/^(made|missed|week)$/.test(kind));
  const { sentences, standings } = readDogs(season, lines);
  assert.deepEqual([sentences, standings], [[], null]);
});

for (const [kind, tamper] of Object.entries(DOG_TAMPERINGS))
  testFound(kind, (random) => {
    const season = random.of(seasons);
    const lines = structuredClone(season.lines);
    return tamper({ lines, random }) ? readDogs(season, lines).sentences : null;
  });
