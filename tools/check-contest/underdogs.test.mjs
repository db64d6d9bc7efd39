/** Underdogs: the standings of untouched seasons are those of a book, and what an operator writes otherwise is found by what else is in the log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dogsBook } from './testing/dogs-book.mjs';
import { readDogs } from './testing/dogs-read.mjs';
import { DogsSeason } from './testing/dogs-season.mjs';
import { Random } from './testing/random.mjs';
import { lastOf, putLine, someLine } from './testing/rewritten.mjs';

/** @typedef {import('./testing/rewritten.mjs').Ground} Ground */

const TIMES = 200;
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

/** @param {Ground} ground @param {(game: any, line: any) => boolean} which a game that the log tells of, as the last of its lines has it */
function someGame(ground, which) {
  const told = ground.lines.flatMap((line) =>
    line.kind === 'week' ? line.body.games.map((/** @type {any} */ game) => ({ game, line })) : [],
  );
  const last = told.filter(
    ({ game, line }) => !told.some((one) => one.game.event === game.event && ground.lines.indexOf(one.line) > ground.lines.indexOf(line)),
  );
  const found = last.filter(({ game, line }) => which(game, line));
  return found.length === 0 ? null : ground.random.of(found);
}

/** @param {Ground} ground @param {number} event whether the log has its result by the end */
const hasResult = ({ lines }, event) =>
  (lines.findLast(({ kind, body }) => (kind === 'result' || kind === 'correction') && body.event === event)?.body.score1 ?? null) !== null;

/** @type {Record<string, (ground: Ground) => boolean>} each answers whether there was something to change */
const TAMPERINGS = {
  'a game that is left out of its week': (ground) => {
    const locked = ground.lines.flatMap(({ kind, body }) => (kind === 'lock' ? body.events : []));
    const found = someGame(ground, ({ event }) => locked.includes(event));
    if (!found) return false;
    for (const { kind, body } of ground.lines) {
      if (kind !== 'week' || body.period !== found.line.body.period) continue;
      body.games = body.games.filter((/** @type {any} */ { event }) => event !== found.game.event);
      body.count -= 1;
    }
    return true;
  },
  'another line than the game closed with': (ground) => {
    const found = someGame(ground, ({ event, line }) => line !== null && hasResult(ground, event));
    if (found) found.game.line = String(0.5 - Number(found.game.line));
    return found !== null;
  },
  'other teams than the game had': (ground) => {
    const found = someGame(ground, ({ event }) => hasResult(ground, event));
    if (found) found.game.teams.reverse();
    return found !== null;
  },
  'a kick-off that was another one': (ground) => {
    const found = someGame(ground, ({ event }, { at, body: { period } }) =>
      ground.lines.some(
        (line) => line.kind === 'lock' && line.at === at && line.body.period === period && line.body.events.includes(event),
      ),
    );
    if (!found || ground.lines.some(({ kind, body }) => kind === 'week' && body.gone?.includes(found.game.event))) return false;
    const first = ground.lines.find(
      ({ kind, body }) => kind === 'week' && body.games.some((/** @type {any} */ { event }) => event === found.game.event),
    );
    if (first !== found.line) return false;
    found.game.at += (ground.random.is(0.5) ? 1 : -1) * 86_400_000;
    return true;
  },
  'a game that is called off although it was played': (ground) => {
    const found = someGame(ground, ({ event, off }) => !off && hasResult(ground, event));
    if (found) found.game.off = true;
    return found !== null;
  },
  'a game of two weeks': (ground) => {
    const found = someGame(ground, () => true);
    const other = someLine(ground, ({ kind, body }) => kind === 'week' && body.period !== found?.line.body.period);
    if (!found || !other) return false;
    other.body.games.push({ ...found.game });
    other.body.count += 1;
    return !ground.lines.some(({ kind, body }) => kind === 'week' && body.gone?.includes(found.game.event));
  },
  'fewer games than it tells of': (ground) => {
    const { body } = ground.lines[lastOf(ground, 'week')] ?? {};
    body.count = 1;
    return true;
  },
  'a game that leaves a week in which it never was': (ground) => {
    someLine(ground, ({ kind }) => kind === 'week').body.gone = [99_999];
    return true;
  },
  'a week of another year, or from before the contest': (ground) => {
    const { body } = someLine(ground, ({ kind }) => kind === 'week');
    body.period = ground.random.is(0.5) ? body.period.replace('2026', '2025') : '2026-w00';
    return true;
  },
  'missed picks that were dealt with otherwise before': (ground) => {
    const { at } = someLine(ground, ({ kind }) => kind === 'lock');
    putLine(ground, lastOf(ground, 'week'), 'missed', { policy: ground.random.of(['biggest', 'none']), since: at - 9 });
    return true;
  },
  'an entry that was made after it was there': (ground) => {
    const made = ground.lines.find(({ kind }) => kind === 'made')?.body.entries;
    ground.random.of(made).made = (ground.lines[0]?.at ?? 0) + 1 + ground.random.below(86_400_000);
    return true;
  },
  'an entry of which nothing says when it was made': (ground) => {
    const made = ground.lines.find(({ kind }) => kind === 'made')?.body.entries;
    made.splice(ground.random.below(made.length), 1);
    return true;
  },
  'entries that were made anew': (ground) => {
    putLine(ground, lastOf(ground, 'week'), 'made', { entries: [{ entry: 4, made: 5 }] });
    return true;
  },
  'an entry that comes back as one that was made at another time': (ground) => {
    const at = lastOf(ground, 'lock');
    putLine(ground, at, 'entry.removed', { entry: 7 });
    putLine(ground, at + 1, 'entry.returned', { entry: 7, name: 'Entry 7', made: 12_345 + ground.random.below(9) });
    return true;
  },
  'a line that is not written as it must be': (ground) => {
    const line = someLine(ground, ({ kind }) => /^(made|missed|week)$/.test(kind));
    const parts = Object.keys(line.body).filter((name) => name !== 'since');
    line.body[ground.random.of(parts)] = { not: 'this' };
    return true;
  },
};

for (const [name, tamper] of Object.entries(TAMPERINGS)) {
  test(`${name} is found, ${TIMES} times of ${TIMES}`, () => {
    const random = new Random(name.length * 7919);
    let [done, tried] = [0, 0];
    while (done < TIMES && tried < 20 * TIMES) {
      tried += 1;
      const season = random.of(seasons);
      const lines = structuredClone(season.lines);
      if (!tamper({ lines, random })) continue;
      done += 1;
      const { sentences } = readDogs(season, lines);
      assert.notDeepEqual(sentences, [], `round ${tried}`);
      for (const sentence of sentences) assert.match(sentence, /^[A-Z].*\.$/s);
    }
    assert.equal(done, TIMES);
  });
}
