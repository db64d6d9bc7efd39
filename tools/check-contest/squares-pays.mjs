/** Who won which game of a squares board, and what it paid, written anew. */

/** @typedef {(number | null)[]} Axis */
/** @typedef {{ score1: number | null, score2: number | null }} Pair */
/**
 * @typedef {object} Played
 * @property {{ points_per_square: number, playins: number, halftime_pct: number, amounts: number[] }} terms
 * @property {ReadonlyMap<number, number>} holders entry by place, of present entries
 * @property {Axis} columns
 * @property {Axis} rows
 * @property {readonly (readonly [string, number])[]} schedule
 * @property {ReadonlyMap<string, Pair>} results
 * @property {ReadonlyMap<string, Pair>} halves
 * @property {ReadonlyMap<string, 1 | 2 | null>} walkovers
 */

const FINAL_ROUND = 6;

/** 'r1g9' @param {string} game */
const roundOfGame = (game) => Number(game.slice(1, game.indexOf('g')));
/** @param {string} game */
const numberOfGame = (game) => Number(game.slice(game.indexOf('g') + 1));

/** The place of a score: the higher one's last digit across, the other's down; null without numbers. @param {Played} board @param {Pair | undefined} pair */
function placeOfScore({ columns, rows }, pair) {
  if (!pair || pair.score1 === null || pair.score2 === null) return null;
  const high = Math.max(pair.score1, pair.score2) % 10;
  const low = Math.min(pair.score1, pair.score2) % 10;
  const [x, y] = [columns.indexOf(high), rows.indexOf(low)];
  return x < 0 || y < 0 ? null : 10 * y + x;
}

/** Whole points of one game of each round: what rounding leaves goes on to the next round, all that remains to the final. @param {number} pot @param {number[]} amounts @param {number[]} counts */
function pointsEach(pot, amounts, counts) {
  let [spare, spent] = [0, 0];
  return amounts.map((amount, round) => {
    const games = counts[round] ?? 0;
    if (round === FINAL_ROUND) return pot - spent;
    if (games === 0) return 0;
    const hundredths = pot * amount * games + spare;
    const each = Math.floor(hundredths / (10_000 * games));
    spare = hundredths - each * games * 10_000;
    spent += each * games;
    return each;
  });
}

/** The first claimed place from one on, to the right, then down, then from the top. @param {number} from @param {ReadonlyMap<number, number>} holders */
function claimedFrom(from, holders) {
  for (let step = 0; step < 100; step += 1) if (holders.has((from + step) % 100)) return (from + step) % 100;
  return null;
}

/**
 * Wins and points of each place: games in the order of their tip-offs, where nobody holds the place, or there was no game, what it pays rolls
 * over to the next.
 * @param {Played} board
 */
export function gamesWon(board) {
  const { terms, holders, walkovers, results, halves } = board;
  const games = board.schedule
    .filter(([game]) => roundOfGame(game) > 0 || terms.playins === 1)
    .toSorted(([one, at], [other, then]) => at - then || roundOfGame(one) - roundOfGame(other) || numberOfGame(one) - numberOfGame(other));
  const counts = terms.amounts.map((_, round) => games.filter(([game]) => roundOfGame(game) === round).length);
  const each = pointsEach(terms.points_per_square * holders.size, terms.amounts, counts);
  /** @type {Map<number, { wins: number, points: number }>} */
  const won = new Map();
  const add = (/** @type {number} */ place, /** @type {number} */ wins, /** @type {number} */ points) => {
    const before = won.get(place) ?? { wins: 0, points: 0 };
    won.set(place, { wins: before.wins + wins, points: before.points + points });
  };
  if ([...board.columns, ...board.rows].includes(null)) return won;
  let rolled = 0;
  for (const [at, [game]] of games.entries()) {
    const amount = (each[roundOfGame(game)] ?? 0) + rolled;
    rolled = 0;
    const goesOn = (walkovers.get(game) ?? null) !== null;
    const score = results.get(game);
    const place = score?.score1 === score?.score2 ? null : placeOfScore(board, score);
    const part = Math.floor((amount * terms.halftime_pct) / 100);
    const half = goesOn || part === 0 ? null : placeOfScore(board, halves.get(game));
    const paidHalf = half !== null && holders.has(half) ? part : 0;
    if (half !== null && paidHalf > 0) add(half, 0, paidHalf);
    if (place === null && !goesOn) continue;
    const rest = amount - paidHalf;
    if (place !== null && holders.has(place)) add(place, 1, rest);
    else if (at < games.length - 1) {
      rolled = rest;
      if (place !== null) add(place, 1, 0);
    } else {
      const last = claimedFrom(place ?? 0, holders) ?? place;
      if (last !== null) add(last, 1, holders.size > 0 ? rest : 0);
    }
  }
  return won;
}
