/** The draw of a squares board, written anew from the protocol poolhouse-squares-draw-1: who may have the secret, and which digits follow. */
import { isId, isObject, isText, like, listOf } from './shapes.mjs';
import { sha256 } from './tree.mjs';

/** @typedef {{ x_pos: number, y_pos: number, entry_id: number }} DrawnClaim */
/** @typedef {{ game: string, score1: number, score2: number }} DrawnGame */
/**
 * @typedef {object} DrawDocument
 * @property {string} protocol
 * @property {string} board
 * @property {string} seed
 * @property {string} commit
 * @property {DrawnClaim[]} claims
 * @property {{ entry_id: number, word: string }[]} words
 * @property {DrawnGame[]} games
 * @property {number[]} columns
 * @property {number[]} rows
 * @property {string} level
 * @property {string} locked_at
 */

const DRAW_PROTOCOL = 'poolhouse-squares-draw-1';

export const isDigit = (/** @type {any} */ value) => Number.isInteger(value) && value >= 0 && value <= 9;
const isAxis = (/** @type {any} */ value) => Array.isArray(value) && value.length === 10 && value.every(isDigit);

/** @type {import('./shapes.mjs').Test} */
export const isDraw = like({
  protocol: isText,
  board: isText,
  seed: isText,
  commit: isText,
  claims: listOf(like({ x_pos: isDigit, y_pos: isDigit, entry_id: isId })),
  words: listOf(like({ entry_id: isId, word: isText })),
  games: listOf(like({ game: isText, score1: isId, score2: isId })),
  columns: isAxis,
  rows: isAxis,
  level: isText,
  locked_at: (at) => typeof at === 'string' && !Number.isNaN(Date.parse(at)),
  hashes: isObject,
});

/** @param {string} text */
const hexOf = (text) => sha256(text).toString('hex');

/** What binds a board to its secret before anybody knows that. @param {string} board @param {string} seed */
export const sealedAs = (board, seed) => hexOf(`poolhouse-squares-seed-1\n${board}\n${seed}`);

/** Bytes of SHA-256(key ‖ ":axis:count"), block after block. @param {Buffer} key @param {string} axis */
function* streamOf(key, axis) {
  for (let count = 0; ; count += 1) yield* sha256(key, `:${axis}:${count}`);
}

/** Fisher–Yates from the last place down; a byte that would favor some places is passed over. @param {Buffer} key @param {string} axis */
function digitsDrawn(key, axis) {
  const bytes = streamOf(key, axis);
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let last = 9; last > 0; last -= 1) {
    const most = Math.floor(256 / (last + 1)) * (last + 1);
    let byte = Number(bytes.next().value);
    while (byte >= most) byte = Number(bytes.next().value);
    const from = byte % (last + 1);
    const held = places[last] ?? 0;
    places[last] = places[from] ?? 0;
    places[from] = held;
  }
  return places;
}

/** The digits of both axes that follow from a document. @param {DrawDocument} draw */
export function drawnAnew({ board, seed, claims, words, games }) {
  const lines = claims.toSorted((one, other) => one.y_pos - other.y_pos || one.x_pos - other.x_pos);
  const claimed = hexOf(lines.map((one) => `${one.x_pos},${one.y_pos},${one.entry_id}`).join('\n'));
  const said = words.toSorted((one, other) => one.entry_id - other.entry_id);
  const worded = hexOf(said.map(({ entry_id: entry, word }) => `${entry}:${hexOf(word)}`).join('\n'));
  const scores = games.map(({ game, score1, score2 }) => `${game}=${score1}-${score2}`).join(';');
  const key = sha256([DRAW_PROTOCOL, board, seed, claimed, worded, scores].join('\n'));
  return {
    columns: digitsDrawn(key, 'column'),
    rows: digitsDrawn(key, 'row'),
    hashes: { claims: claimed, words: worded, scores, key: key.toString('hex') },
  };
}

/** What of a document contradicts itself, a part of a sentence each. @param {DrawDocument & { hashes: any }} draw @param {number} contest */
export function faultsOf(draw, contest) {
  const faults = [];
  if (draw.protocol !== DRAW_PROTOCOL || draw.board !== String(contest)) faults.push('is no draw of this board');
  if (sealedAs(draw.board, draw.seed) !== draw.commit) faults.push('names a secret that is not the one that was sealed');
  const anew = drawnAnew(draw);
  if (anew.columns.join() !== draw.columns.join() || anew.rows.join() !== draw.rows.join())
    faults.push('has other numbers than those that follow from its secret, claims, words and scores');
  if (Object.entries(anew.hashes).some(([name, hash]) => draw.hashes[name] !== hash))
    faults.push('has other hashes on the way than those that follow');
  if (draw.level !== (draw.games.length > 0 ? 'A' : 'B')) faults.push('says otherwise whether scores decided it');
  return faults;
}
