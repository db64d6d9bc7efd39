/** Golf, written anew: whom an entry plays with, its best balls, and the places and the season that follow. */
import { ranked } from './ranked.mjs';
import { isCount, isId, isText, like, listOf, maybe } from './shapes.mjs';
import { count, shown } from './texts.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./kind.mjs').Kind} Kind */
/** @typedef {import('./timeline.mjs').Timeline} Timeline */
/** @typedef {{ holes: string, par: number }} Card one letter a hole, of ten strokes and more 'a' and so on, '-' for none */
/** @typedef {{ golfer: number, name: string, group: number, order: number, cards: (Card | null)[], out?: number }} Golfer `out`: when he withdrew before his first stroke */
/** @typedef {{ entry: number, place: number, score: number | null, rounds: number[] }} Place */
/** @typedef {{ event: number, name: string, lock: number, rounds: number, pars: string[], golfers: Golfer[], places: Place[] }} Tournament */
/** @typedef {{ score: number, rounds: number[] }} Score */
/** @typedef {{ n: number, body: any, say: (words: string) => void }} Line */

const GOLF_GROUPS = [1, 2, 3, 4];
const HOLES = Array.from({ length: 18 }, (_, n) => n);

const isNumber = (/** @type {any} */ value) => value === null || (Number.isFinite(value) && Math.abs(value) < 10_000);
const isHoles = (/** @type {any} */ value) => typeof value === 'string' && /^[-0-9a-z]{18}$/.test(value);
const isCard = (/** @type {any} */ value) => value === null || like({ holes: isHoles, par: Number.isInteger })(value);
const placeShape = { entry: isId, place: isCount, score: maybe(isNumber), rounds: maybe(listOf(isNumber)) };
const golferShape = {
  golfer: isId,
  name: maybe(isText),
  group: maybe(isCount),
  order: maybe(isNumber),
  cards: maybe(listOf(isCard)),
  out: maybe(isId),
  rank: maybe(isNumber),
};

/** A tournament that was official before the log began has its places alone. */
const GOLF_LINES = {
  tournament: {
    event: isId,
    name: isText,
    lock: maybe(isId),
    rounds: maybe((rounds) => isCount(rounds) && rounds <= 8),
    pars: maybe(listOf(isHoles)),
    golfers: maybe(listOf(like(golferShape))),
    places: listOf(like(placeShape)),
  },
};

/** @param {any} pick */
const isGolfer = (pick) => typeof pick === 'object' && pick !== null && isId(pick.golfer) && typeof pick.name === 'string';

/** What each entry had picked of a tournament when line `n` was written, by slot. @param {readonly Timeline[]} slots @param {number} event @param {number} n */
function picksBy(slots, event, n) {
  /** @type {Map<number, Map<number, number>>} */
  const picks = new Map();
  for (const timeline of slots) {
    const { entry, period, slot } = timeline.slot;
    if (!period.endsWith(`-t${event}`)) continue;
    const pick = JSON.parse(timeline.at(n, { withSet: true }));
    const own = picks.get(entry) ?? new Map();
    if (isGolfer(pick)) own.set(slot, pick.golfer);
    picks.set(entry, own);
  }
  return picks;
}

/**
 * Whom four slots play with: the middle golfer of the group where none was picked; who withdrew before his first stroke is followed by the next
 * one down the list who started, at its end by the next one up.
 * @param {ReadonlyMap<number, number>} picks @param {Tournament} tournament
 */
function playing(picks, { golfers, lock }) {
  return GOLF_GROUPS.flatMap((group) => {
    const list = golfers.filter((one) => one.group === group).toSorted((a, b) => a.order - b.order);
    const able = list.filter(({ out }) => out === undefined || out > lock);
    const given = picks.get(group) ?? able[Math.floor((able.length - 1) / 2)]?.golfer;
    const at = list.findIndex((one) => one.golfer === given);
    const own = list[at];
    if (own === undefined || own.out === undefined) return own ?? golfers.find((one) => one.golfer === given) ?? [];
    const others = [...list.slice(at + 1), ...list.slice(0, at).toReversed()];
    return others.find(({ out }) => out === undefined) ?? [];
  });
}

/** To par of the best ball on each hole, null where there is none. @param {readonly Golfer[]} golfers @param {number} round @param {readonly string[]} pars */
function bestBalls(golfers, round, pars) {
  return HOLES.map((hole) => {
    const made = golfers.flatMap(({ cards }) => {
      const card = cards[round];
      const strokes = Number.parseInt(card?.holes[hole] ?? '-', 36);
      return card && !Number.isNaN(strokes) ? strokes - Number.parseInt(pars[card.par]?.[hole] ?? '0', 36) : [];
    });
    return made.length === 0 ? null : Math.min(...made);
  });
}

/**
 * Each entry's rounds. Who has a hole without a ball is given the day's worst of those with eighteen, and is never under par.
 * @param {ReadonlyMap<number, Golfer[]>} teams @param {readonly Place[]} told entries whose rounds are known by word alone
 * @param {Pick<Tournament, 'pars' | 'rounds'>} tournament @returns {Map<number, Score>}
 */
function golfScores(teams, told, { pars, rounds }) {
  /** @type {Map<number, Score>} */
  const all = new Map([...teams.keys()].map((entry) => [entry, { score: 0, rounds: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    const day = [...teams].map(([entry, golfers]) => {
      const made = bestBalls(golfers, round, pars);
      return { entry, sum: made.reduce((/** @type {number} */ sum, ball) => sum + (ball ?? 0), 0), whole: !made.includes(null) };
    });
    const whole = [...day.filter((one) => one.whole).map(({ sum }) => sum), ...told.map((one) => one.rounds[round] ?? 0)];
    const worst = Math.max(0, ...whole);
    for (const one of day) {
      const own = all.get(one.entry);
      const score = one.whole ? one.sum : Math.max(one.sum, worst);
      own?.rounds.push(score);
      if (own) own.score += score;
    }
  }
  for (const one of told) all.set(one.entry, { score: one.score ?? 0, rounds: one.rounds });
  return all;
}

/** By total, then by the last round, back to the first. @param {Score} one @param {Score} other */
function aheadBy(one, other) {
  const keys = (/** @type {Score} */ { score, rounds }) => [score, ...rounds.toReversed()];
  const others = keys(other);
  return keys(one)
    .map((key, n) => key - (others[n] ?? 0))
    .find((difference) => difference !== 0);
}

/** Holds a tournament's places against the cards and what was picked. @param {Contest} contest @param {readonly Timeline[]} slots @param {Line} line */
function checkTournament(contest, slots, { n, body, say }) {
  checkPresent(contest, body, say);
  if (body.golfers === undefined) return;
  if (body.lock === undefined || body.rounds === undefined || body.pars === undefined)
    return say('does not say when it began, or how it was played');
  const made = madeIn(contest, body, picksBy(slots, body.event, n));
  for (const { entry, place: told, score, rounds } of body.places) {
    const own = made.get(entry);
    if (body.rounds === 0 || own === undefined) {
      if (score !== null) say(`gives ${contest.called(entry)} a score, although it was not played`);
      continue;
    }
    if (score !== own.score || rounds.join() !== own.rounds.join())
      say(`gives ${contest.called(entry)} ${score} to par where its golfers made ${own.score}`);
    const ahead = [...made.values()].filter((other) => (aheadBy(other, own) ?? 0) < 0).length;
    if (told !== ahead + 1) say(`has ${contest.called(entry)} at place ${told}, which is place ${ahead + 1}`);
  }
}

/**
 * What each entry made. Who had left before the first tee and came back has picks that nobody sealed: that is taken as it is told.
 * @param {Contest} contest @param {Tournament} tournament @param {ReadonlyMap<number, Map<number, number>>} picks
 */
function madeIn(contest, tournament, picks) {
  const sealed = teeOffOf(contest, tournament.event)?.entries ?? tournament.places.map(({ entry }) => entry);
  /** @type {Map<number, Golfer[]>} */
  const teams = new Map();
  /** @type {Place[]} */
  const told = [];
  for (const one of tournament.places) {
    if (sealed.includes(one.entry)) teams.set(one.entry, playing(picks.get(one.entry) ?? new Map(), tournament));
    else told.push(one);
  }
  return golfScores(teams, told, tournament);
}

/** @param {Contest} contest @param {number} event */
const teeOffOf = (contest, event) => contest.seals.find((seal) => seal.events?.has(event));

/** Whoever was in the seal before the first tee, and is in the contest still, has a place. @param {Contest} contest @param {Tournament} tournament @param {(words: string) => void} say */
function checkPresent(contest, { event, places }, say) {
  const lock = teeOffOf(contest, event);
  const last = contest.seals.find((seal) => seal.next === lock && lock !== undefined);
  const there = new Set(places.map(({ entry }) => entry));
  if (there.size !== places.length) say('names an entry twice');
  for (const entry of last?.entries ?? [])
    if (lock?.entries.includes(entry) && contest.entries.has(entry) && !there.has(entry)) say(`has no place for ${contest.called(entry)}`);
}

/** @param {Contest} contest @param {(line: Line) => void} check */
function eachOnce(contest, check) {
  const told = new Set();
  for (const { n, body } of contest.own) {
    const say = (/** @type {string} */ words) => contest.report.add(`${shown(body.name)} (line ${n}) ${words}.`);
    if (told.has(body.event)) say('was told before');
    told.add(body.event);
    check({ n, body, say });
  }
}

/** The season: all scores added; who has no place in a tournament is given its worst. @type {NonNullable<Kind['standings']>} */
function golfSeason(contest) {
  const sums = new Map([...contest.entries.keys()].map((entry) => [entry, { score: 0, played: 0 }]));
  for (const { body } of contest.own) {
    const made = new Map(body.places.flatMap((/** @type {Place} */ { entry, score }) => (score === null ? [] : [[entry, score]])));
    if (made.size === 0) continue;
    const worst = Math.max(...made.values());
    for (const [entry, sum] of sums) {
      sum.score += made.get(entry) ?? worst;
      sum.played += made.has(entry) ? 1 : 0;
    }
  }
  const rows = [...sums].map(([entry, { score, played }]) => {
    const tally = `${score > 0 ? '+' : ''}${score} in ${count(played, 'tournament')}`;
    return { entry, name: contest.entries.get(entry) ?? '', score, tally };
  });
  return ranked(rows, (one, other) => one.score - other.score);
}

/** @type {Kind} */
export const golf = {
  slots: 4,
  isPick: isGolfer,
  kinds: GOLF_LINES,
  check: (contest, slots) => eachOnce(contest, (line) => checkTournament(contest, slots, line)),
  standings: golfSeason,
};

/** How each golfer finished who was picked gives the places; who has none comes last. @param {Contest} contest @param {readonly Timeline[]} slots @param {Line} line */
function checkPick1(contest, slots, { n, body, say }) {
  checkPresent(contest, body, say);
  if (body.golfers === undefined) return;
  const picks = picksBy(slots, body.event, n);
  const ranks = new Map(body.golfers.map((/** @type {any} */ one) => [one.golfer, one.rank ?? Infinity]));
  let last = -Infinity;
  for (const { entry } of body.places.toSorted((/** @type {Place} */ a, /** @type {Place} */ b) => a.place - b.place)) {
    const golfer = picks.get(entry)?.get(1);
    const rank = golfer === undefined ? Infinity : ranks.get(golfer);
    if (rank === undefined) say(`does not say how golfer ${golfer} of ${contest.called(entry)} finished`);
    else if (rank < last) say(`has ${contest.called(entry)} behind an entry whose golfer finished behind its own`);
    else last = rank;
  }
}

/** @type {Kind} */
export const pick1 = {
  slots: 1,
  isPick: isGolfer,
  kinds: GOLF_LINES,
  check: (contest, slots) => eachOnce(contest, (line) => checkPick1(contest, slots, line)),
};
