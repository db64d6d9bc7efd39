/** How the lines of a squares board are written. */
import { isId, isScore, isText, listOf, maybe } from './shapes.mjs';
import { isDigit, isDraw } from './squares-draw.mjs';

/** @typedef {import('./shapes.mjs').Shape} Shape */

const isSquare = (/** @type {any} */ value) => Array.isArray(value) && value.length === 2 && value.every(isDigit);
export const isBracketGame = (/** @type {any} */ value) => typeof value === 'string' && /^r[0-6]g\d{1,2}$/.test(value);
const isByAdmin = maybe((by) => by === 'admin');
const isSquares = (/** @type {any} */ value) => listOf(isSquare)(value) && value.length > 0 && value.length <= 100;
const isReason = maybe(isText);

/** @type {Record<string, Shape>} */
export const SQUARES_KINDS = {
  board: {
    commit: isText,
    points_per_square: isId,
    max_squares: isId,
    playins: (value) => value === 0 || value === 1,
    halftime_pct: (value) => isId(value) && value <= 100,
    amounts: (value) => listOf(isId)(value) && value.length === 7,
  },
  schedule: {
    games: (value) =>
      listOf((one) => Array.isArray(one) && one.length === 2 && isBracketGame(one[0]) && Number.isSafeInteger(one[1]))(value),
  },
  claimed: { entry: isId, squares: isSquares, by: isByAdmin, reason: isReason },
  released: { squares: isSquares, by: isByAdmin, reason: isReason },
  locked: { commit: isText, claimed: isId },
  reopened: { reason: isText },
  drawn: { draw: isDraw, earlier: maybe((earlier) => earlier === true) },
  'draw.voided': { commit: isText, game: (value) => value === '' || isBracketGame(value), reason: isText },
  'draw.waits': { game: (value) => value === '' || isBracketGame(value), reason: isText },
  digit: {
    axis: (axis) => axis === 'columns' || axis === 'rows',
    pos: isDigit,
    score: (score) => score === null || isDigit(score),
    reason: isReason,
  },
  half: { game: isBracketGame, score1: isScore, score2: isScore, reason: isReason },
  walkover: { game: isBracketGame, winner: (winner) => winner === null || winner === 1 || winner === 2, reason: isReason },
};
