/** A made-up squares board with its log, from a seed: claims, a draw or numbers that are typed, games. It knows nothing of the program that checks it. */
import { createHash } from 'node:crypto';
import { Random } from './random.mjs';
import { canon, signerOf } from './signer.mjs';

const HOUR = 3_600_000;
const FIRST_FOUR = ['r0g1', 'r0g2', 'r0g3', 'r0g4'];
const ROUNDS = [4, 32, 16, 8, 4, 2, 1];
const ALL = [...new Array(100).keys()];
/** @typedef {'drawn' | 'again' | 'typed'} Numbers */

/** @param {string | Buffer} text */
const sha = (text) => createHash('sha256').update(text).digest();
const hex = (/** @type {string} */ text) => sha(text).toString('hex');

/** Digits of an axis, byte by byte from one long stream. @param {Buffer} key @param {string} axis */
function axisOf(key, axis) {
  const stream = Buffer.concat([...new Array(20).keys()].map((count) => sha(Buffer.concat([key, Buffer.from(`:${axis}:${count}`)]))));
  const digits = [...new Array(10).keys()];
  let at = 0;
  for (let size = 10; size > 1; size -= 1) {
    while ((stream[at] ?? 0) >= 256 - (256 % size)) at += 1;
    const other = (stream[at] ?? 0) % size;
    at += 1;
    [digits[size - 1], digits[other]] = [digits[other] ?? 0, digits[size - 1] ?? 0];
  }
  return digits;
}

/** The document of a draw, as a site publishes it. @param {any} input */
export function documentOf({ board, seed, claims, words, games, ...more }) {
  const hashes = {
    claims: hex(claims.map((/** @type {any} */ one) => `${one.x_pos},${one.y_pos},${one.entry_id}`).join('\n')),
    words: hex(words.map((/** @type {any} */ one) => `${one.entry_id}:${hex(one.word)}`).join('\n')),
    scores: games.map((/** @type {any} */ one) => `${one.game}=${one.score1}-${one.score2}`).join(';'),
  };
  const key = sha(['poolhouse-squares-draw-1', board, seed, hashes.claims, hashes.words, hashes.scores].join('\n'));
  return {
    ...{ protocol: 'poolhouse-squares-draw-1', board, seed, claims, words, games, ...more },
    ...{ commit: hex(`poolhouse-squares-seed-1\n${board}\n${seed}`), level: games.length > 0 ? 'A' : 'B' },
    ...{ hashes: { ...hashes, key: key.toString('hex') }, columns: axisOf(key, 'column'), rows: axisOf(key, 'row') },
  };
}

export class SquaresSeason {
  /** @type {{ at: number, body: any, kind: string, n: number }[]} */
  lines = [];
  /** @type {any[]} */
  opened = [];
  /** @type {Map<number, number>} entry by place */
  claims = new Map();
  entries = [11, 14, 17, 23];
  /** @type {(number | null)[]} */
  columns = new Array(10).fill(null);
  /** @type {(number | null)[]} */
  rows = new Array(10).fill(null);
  /** @type {Map<string, [number, number]>} */
  results = new Map();
  #now = 1_790_000_000_000;

  /** @param {{ seed: number, numbers?: Numbers, older?: boolean }} of `older`: the log begins with the draw done */
  constructor({ seed, numbers = 'drawn', older = false }) {
    this.random = new Random(seed);
    this.older = older;
    this.contest = 1 + this.random.below(90);
    this.origin = `poolhouse/${this.random.bytes(8).toString('hex')}/${this.contest}`;
    this.signer = signerOf(this.random.bytes(32));
    this.secret = this.random.bytes(32).toString('hex');
    this.lockedAt = this.#now + 100 * HOUR;
    this.schedule = ROUNDS.flatMap((games, round) =>
      [...new Array(games).keys()].map((n) => /** @type {[string, number]} */ ([`r${round}g${n + 1}`, this.#tip(round, n)])),
    );
    this.#begin();
    this.#fill();
    this.tell('schedule', { games: this.schedule });
    this.#lock();
    if (numbers === 'typed') this.#type();
    else this.#draw(numbers === 'again');
    this.#play();
  }

  /** Two of the First Four before the lock, two after. @param {number} round @param {number} n */
  #tip(round, n) {
    return this.lockedAt + (round === 0 ? (n - 2) * HOUR : (round * 100 + n) * HOUR);
  }

  /** @param {string} kind @param {any} body */
  tell(kind, body) {
    this.#now += 1 + this.random.below(60_000);
    this.lines.push({ at: this.#now, body, kind, n: this.lines.length });
  }

  #begin() {
    const named = this.entries.map((entry) => ({ entry, name: `Entry ${entry}` }));
    const began = {
      contest: this.contest,
      type: 'bbsquares',
      name: 'Oak Street',
      year: 2026,
      first_week: 1,
      slots: 0,
      picks: [],
      results: [],
    };
    this.tell('began', { ...began, entries: this.older ? named : [] });
    for (const one of this.older ? [] : named) this.tell('entry.added', one);
    this.commit = hex(`poolhouse-squares-seed-1\n${this.contest}\n${this.secret}`);
    const terms = {
      points_per_square: 10,
      max_squares: 60,
      playins: this.random.below(2),
      halftime_pct: 0,
      amounts: [40, 80, 120, 220, 360, 560, 1040],
    };
    this.tell('board', { commit: this.commit, ...terms, halftime_pct: 30 });
    this.tell('board', { commit: this.commit, ...terms });
  }

  /** @param {number} place */
  #square = (place) => [place % 10, Math.floor(place / 10)];

  #fill() {
    for (let round = 0; round < 25; round += 1) {
      const free = ALL.filter((place) => !this.claims.has(place));
      const wanted = free.filter(() => this.random.is(0.08)).slice(0, 6);
      const entry = this.random.of(this.entries);
      for (const place of wanted) this.claims.set(place, entry);
      if (wanted.length > 0) this.tell('claimed', { entry, squares: wanted.map(this.#square) });
      const taken = [...this.claims.keys()];
      if (this.random.is(0.3) && taken.length > 0) this.#release(this.random.of(taken));
      if (this.random.is(0.2) && taken.length > 0) this.#give(this.random.of(taken));
    }
    const last = ALL.filter((place) => !this.claims.has(place)).slice(0, 40);
    this.tell('claimed', { entry: 11, squares: last.map(this.#square), by: 'admin' });
    for (const place of last) this.claims.set(place, 11);
  }

  /** @param {number} place */
  #release(place) {
    if (!this.claims.delete(place)) return;
    this.tell('released', { squares: [this.#square(place)] });
  }

  /** An administrator gives a square of somebody to somebody else. @param {number} place @param {object} [more] */
  #give(place, more = {}) {
    const before = this.claims.get(place);
    const other = this.entries.find((entry) => entry !== before) ?? 0;
    if (before === undefined) return;
    this.claims.set(place, other);
    this.tell('claimed', { entry: other, squares: [this.#square(place)], by: 'admin', ...more });
  }

  #lock() {
    this.tell('locked', { commit: this.commit, claimed: this.claims.size });
    if (this.random.is(0.3)) {
      this.tell('reopened', { reason: 'too soon' });
      this.tell('locked', { commit: this.commit, claimed: this.claims.size });
    }
    for (const game of FIRST_FOUR) this.#score(game);
  }

  /** @param {string} game */
  #score(game) {
    const low = 50 + this.random.below(30);
    const high = low + 1 + this.random.below(20);
    const [score1, score2] = this.random.is(0.5) ? [low, high] : [high, low];
    this.results.set(game, [score1, score2]);
    this.tell('result', { event: Number(game.replace('r', '9').replace('g', '0')), game, line: null, teams: ['A', 'B'], score1, score2 });
  }

  /** @param {boolean} again whether the first one is thrown away */
  #draw(again) {
    this.#drawFrom(['r0g3', 'r0g4']);
    if (!again) return;
    this.secret = this.random.bytes(32).toString('hex');
    this.commit = hex(`poolhouse-squares-seed-1\n${this.contest}\n${this.secret}`);
    this.tell('draw.voided', { commit: this.commit, game: 'r1g1', reason: 'somebody saw it' });
    this.tell('draw.waits', { game: 'r1g2', reason: 'A–B is not played' });
    this.#score('r1g2');
    this.#drawFrom(['r1g2']);
  }

  /** @param {string[]} from */
  #drawFrom(from) {
    const claims = ALL.filter((place) => this.claims.has(place)).map((place) => ({
      x_pos: place % 10,
      y_pos: Math.floor(place / 10),
      entry_id: this.claims.get(place),
    }));
    const draw = documentOf({
      ...{ board: String(this.contest), seed: this.secret, claims, locked_at: new Date(this.lockedAt).toISOString() },
      words: this.entries.slice(1).map((entry) => ({ entry_id: entry, word: `word of ${entry}` })),
      games: from.map((game) => ({ game, score1: this.results.get(game)?.[0], score2: this.results.get(game)?.[1] })),
    });
    this.tell('drawn', { draw });
    [this.columns, this.rows] = [draw.columns, draw.rows];
  }

  #type() {
    for (const axis of /** @type {const} */ (['columns', 'rows'])) {
      const shift = this.random.below(10);
      for (let pos = 0; pos < 10; pos += 1) {
        this[axis][pos] = (pos * 3 + shift) % 10;
        this.tell('digit', { axis, pos, score: this[axis][pos] });
      }
    }
    const [first = 0, other = 0] = this.rows;
    [this.rows[0], this.rows[1]] = [other, first];
    this.tell('digit', { axis: 'rows', pos: 0, score: other, reason: 'read wrong' });
  }

  #play() {
    for (const [game] of this.schedule) {
      if (this.results.has(game)) continue;
      this.#score(game);
      const [place] = [...this.claims.keys()].filter(() => this.random.is(0.01));
      if (place !== undefined) this.#give(place, { reason: 'they swapped' });
      if (this.random.is(0.05)) this.#correct(game);
    }
  }

  /** @param {string} game */
  #correct(game) {
    const [score1 = 0, score2 = 0] = this.results.get(game) ?? [];
    const [more, other] = score1 > score2 ? [score1 + 3, score2] : [score1, score2 + 3];
    this.results.set(game, [more, other]);
    const event = Number(game.replace('r', '9').replace('g', '0'));
    this.tell('correction', { event, game, line: null, teams: ['A', 'B'], score1: more, score2: other, reason: 'the book says so' });
  }

  /** Games that each entry's squares won, from what the season itself holds; the last one may go to another square. */
  wins() {
    const { playins } = this.lines.findLast(({ kind }) => kind === 'board')?.body ?? {};
    const counted = [...this.results].filter(([game]) => (playins === 1 || !game.startsWith('r0')) && game !== 'r6g1');
    const placeOf = (/** @type {[number, number]} */ [one, other]) =>
      10 * this.rows.indexOf(Math.min(one, other) % 10) + this.columns.indexOf(Math.max(one, other) % 10);
    return this.entries.map((entry) => ({
      entry,
      wins: counted.filter(([, score]) => this.claims.get(placeOf(score)) === entry).length,
    }));
  }

  texts() {
    return this.lines.map(canon);
  }
}
