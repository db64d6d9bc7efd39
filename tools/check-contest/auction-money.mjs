/** What owners paid and won: each win pays its part of what all have paid, round by round. */
import { grouped } from './texts.mjs';

/** @typedef {import('./auction-sales.mjs').Sales} Sales */
/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./kind.mjs').Standing} Standing */
/** @typedef {{ round: number, number: number, tipoff: number, winner: number, loser: number }} Win places */
/** @typedef {{ entry: number, percent: number }} Holder */

const [GAMES, ALL_GAMES, WHOLE_POT] = [[32, 16, 8, 4, 2, 1], 63, 10_000];

/** What a win pays in each round, in whole points; what a round leaves goes to the next. @param {number} pot @param {readonly number[]} payouts */
function worthOfWins(pot, payouts) {
  let rest = 0;
  return GAMES.map((games, round) => {
    const all = pot * (payouts[round] ?? 0) * games + rest;
    const each = Math.floor(all / (games * WHOLE_POT));
    rest = all - each * games * WHOLE_POT;
    return each;
  });
}

/** Whole points by weight, none lost: what is left over goes to the largest fractions, the earlier first. @param {number} points @param {readonly number[]} weights */
function parted(points, weights) {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight, at) => ({ at, whole: Math.floor((points * weight) / all), over: (points * weight) % all }));
  let left = points - parts.reduce((sum, { whole }) => sum + whole, 0);
  for (const part of parts.toSorted((one, other) => other.over - one.over || one.at - other.at)) {
    if (left > 0) part.whole += 1;
    left -= 1;
  }
  return parts.map(({ whole }) => whole);
}

/** Names in the order of their letters, small or capital. @param {string} one @param {string} other */
function byName(one, other) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Games of the tournament proper that were decided, in the order in which they began. @param {Contest} contest @returns {Win[]} */
function winsOf({ results }) {
  /** @type {Win[]} */
  const wins = [];
  for (const { score1, score2, ...game } of /** @type {Iterable<any>} */ (results.values())) {
    const { round, number, tipoff, places } = game;
    if (!Array.isArray(places) || score1 === null || score2 === null || score1 === score2) continue;
    const [winner, loser] = score1 > score2 ? places : places.toReversed();
    wins.push({ round, number, tipoff, winner, loser });
  }
  return [...wins, ...walkovers(wins)].sort(
    (one, other) => one.tipoff - other.tipoff || one.round - other.round || one.number - other.number,
  );
}

/** Whoever plays in a round has won those before it, one without a game where there is no result. @param {readonly Win[]} wins @returns {Win[]} */
function walkovers(wins) {
  const won = new Set(wins.map(({ round, winner }) => `${round}/${winner}`));
  /** @type {Win[]} */
  const found = [];
  for (const { round, number, tipoff, winner, loser } of wins) {
    for (const place of [winner, loser]) {
      for (let before = round - 1; before > 0 && !won.has(`${before}/${place}`); before -= 1) {
        won.add(`${before}/${place}`);
        found.push({ round: before, number, tipoff: tipoff - 1, winner: place, loser: -1 });
      }
    }
  }
  return found;
}

/** Percents of a lot, the largest first, then by name. @param {Contest} contest @param {Sales} sales @param {number} lot @returns {Holder[]} */
function holdersOf({ entries }, { sales, partners }, lot) {
  const others = [...(partners.get(lot) ?? [])].map(([entry, percent]) => ({ entry, percent }));
  const rest = 100 - others.reduce((sum, { percent }) => sum + percent, 0);
  const nameOf = (/** @type {Holder} */ { entry }) => entries.get(entry) ?? '';
  return [{ entry: sales.get(lot)?.entry ?? 0, percent: rest }, ...others].sort(
    (one, other) => other.percent - one.percent || byName(nameOf(one), nameOf(other)),
  );
}

/** What each place won, and what nobody's wins left in the end. @param {readonly Win[]} wins @param {ReadonlySet<number>} owned @param {readonly number[]} worth */
function wonByPlaces(wins, owned, worth) {
  /** @type {Map<number, number>} */
  const won = new Map();
  let waiting = 0;
  for (const { round, winner } of wins) {
    waiting += worth[round - 1] ?? 0;
    if (!owned.has(winner)) continue;
    won.set(winner, (won.get(winner) ?? 0) + waiting);
    waiting = 0;
  }
  return { won, waiting };
}

/** @param {Map<number, number>} to @param {number} points @param {readonly Holder[]} of */
function give(to, points, of) {
  const parts = parted(
    points,
    of.map(({ percent }) => percent),
  );
  for (const [at, { entry }] of of.entries()) to.set(entry, (to.get(entry) ?? 0) + (parts[at] ?? 0));
}

/**
 * Won less paid, the most first; who won more first among equals. None where a team that nobody has won while games are open: what it won goes to
 * the next game, and which that is only the site knows.
 * @param {Contest} contest @param {Sales} sales @returns {Standing[]}
 */
export function auctionStandings(contest, sales) {
  const [wins, holders] = [winsOf(contest), /** @type {Map<number, Holder[]>} */ (new Map())];
  const entries = [...contest.entries].toSorted(([one], [other]) => one - other);
  const [paid, won] = [new Map(entries.map(([entry]) => [entry, 0])), /** @type {Map<number, number>} */ (new Map())];
  let pot = 0;
  for (const [lot, { price }] of sales.sales) {
    const of = holdersOf(contest, sales, lot);
    pot += price;
    give(paid, price, of);
    for (const { place } of sales.sealed.lots.get(lot)?.places ?? []) holders.set(place, of);
  }
  if (wins.length < ALL_GAMES && wins.some(({ winner }) => !holders.has(winner))) return [];
  const { won: byPlace, waiting } = wonByPlaces(wins, new Set(holders.keys()), worthOfWins(pot, sales.settings?.payouts ?? []));
  for (const [place, points] of byPlace) give(won, points, holders.get(place) ?? []);
  give(
    won,
    waiting,
    [...paid].filter(([, points]) => points > 0).map(([entry, percent]) => ({ entry, percent })),
  );
  const rows = entries.map(([entry, name]) => ({ entry, name, paid: paid.get(entry) ?? 0, won: won.get(entry) ?? 0 }));
  rows.sort((one, other) => other.won - other.paid - one.won + one.paid || other.won - one.won || byName(one.name, other.name));
  let rank = 1;
  return rows.map((row, at) => {
    const above = rows[at - 1];
    if (above && (above.won !== row.won || above.paid !== row.paid)) rank = at + 1;
    return {
      rank,
      entry: row.entry,
      name: row.name,
      score: row.won - row.paid,
      tally: `paid ${grouped(row.paid)}, won ${grouped(row.won)}`,
    };
  });
}
