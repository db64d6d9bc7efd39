/** Squares: whose each square is, what the numbers were drawn from, and who won which game, from the lines of the log alone. */
import { ranked } from './ranked.mjs';
import { faultsOf } from './squares-draw.mjs';
import { gamesWon } from './squares-pays.mjs';
import { isBracketGame, SQUARES_KINDS } from './squares-shapes.mjs';
import { count, shown } from './texts.mjs';
import { toldOnce } from './told.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./told.mjs').Line} Line */
/** @typedef {import('./told.mjs').Say} Say */

const NO_TERMS = { points_per_square: 0, playins: 0, halftime_pct: 0, amounts: [0, 0, 0, 0, 0, 0, 0] };
const noDigits = () => Array.from({ length: 10 }, () => /** @type {number | null} */ (null));
const placeOfSquare = (/** @type {[number, number]} */ [x, y]) => 10 * y + x;
/** 'column 4, row 8', as people count. @param {number} place */
const squareName = (place) => `the square in column ${(place % 10) + 1}, row ${Math.floor(place / 10) + 1}`;

/** A board as its log builds it up, line by line. */
class SquaresBoard {
  terms = NO_TERMS;
  commit = '';
  /** Whose each place is, also of entries that have left. @type {Map<number, number>} */
  claims = new Map();
  /** Who is in the contest. @type {Set<number>} */
  present = new Set();
  closed = false;
  /** @type {'none' | 'typed' | 'drawn'} */
  numbers = 'none';
  columns = noDigits();
  rows = noDigits();
  /** The game that a second draw waits for. @type {string | null} */
  waits = null;
  /** @type {[string, number][]} */
  schedule = [];
  /** @type {Map<string, { score1: number | null, score2: number | null }>} */
  results = new Map();
  /** @type {Map<string, { score1: number | null, score2: number | null }>} */
  halves = new Map();
  /** @type {Map<string, 1 | 2 | null>} */
  walkovers = new Map();
  /** When the log began: what was there then is told at that time, in any order. */
  begins = -Infinity;

  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  /** Of present entries alone. */
  get holders() {
    return new Map([...this.claims].filter(([, entry]) => this.present.has(entry)));
  }

  get isWhole() {
    return ![...this.columns, ...this.rows].includes(null);
  }

  /** @param {string} kind @param {Line} line */
  take(kind, line) {
    const { body } = line;
    if (kind === 'began') this.#began(line);
    else if (kind === 'entry.removed') this.present.delete(body.entry);
    else if (kind === 'entry.added' || kind === 'entry.returned') this.present.add(body.entry);
    else if (kind === 'result' || kind === 'correction') this.#scored(body);
    else if (kind === 'board') this.#setTerms(line);
    else if (kind === 'schedule') this.schedule = body.games;
    else if (kind === 'half') this.halves.set(body.game, body);
    else if (kind === 'walkover') this.walkovers.set(body.game, body.winner);
    else if (kind === 'claimed') this.#claimed(line);
    else if (kind === 'released') this.#released(line);
    else if (kind === 'locked') this.#locked(line);
    else if (kind === 'reopened') this.#reopened(line);
    else if (kind === 'drawn') this.#drawn(line);
    else if (kind === 'draw.voided') this.#voided(line);
    else if (kind === 'draw.waits') this.#waits(line);
    else this.#typed(line);
  }

  /** @param {Line} line */
  #began({ at, body }) {
    this.begins = at;
    for (const { entry } of body.entries) this.present.add(entry);
    for (const one of body.results) this.#scored(one);
  }

  /** @param {any} body */
  #scored({ game, score1, score2 }) {
    if (isBracketGame(game)) this.results.set(game, { score1, score2 });
  }

  /** @param {Line} line */
  #setTerms({ at, body, say }) {
    if (this.commit !== '' && this.commit !== body.commit) say('has another sealed secret than the board had before');
    if (this.closed && at > this.begins) say('changes how the board is played, although squares are closed');
    this.terms = body;
    this.commit ||= body.commit;
  }

  /** Who may do something with a square now, in the words of what is wrong; null where it is right. @param {any} body @param {boolean} free whether it takes a free square, or frees one */
  #notNow({ by, reason: why }, free) {
    if (this.closed && by !== 'admin') return 'although squares are closed';
    if (this.waits !== null && this.numbers === 'none') return 'although a draw was thrown away and the second has yet to come';
    if (!this.isWhole) return null;
    if (free) return 'although there are numbers, and the pot is what was claimed before them';
    return why === undefined ? 'after the numbers, without a reason' : null;
  }

  /** @param {Line} line */
  #claimed({ at, body, say }) {
    const { entry, by } = body;
    if (!this.present.has(entry) && at > this.begins) say(`gives squares to ${this.contest.called(entry)}, which is not in the contest`);
    const { holders } = this;
    const places = body.squares.map(placeOfSquare);
    if (new Set(places).size < places.length) say('has a square twice');
    for (const place of places) {
      const holder = holders.get(place);
      if (holder === entry) say(`claims ${squareName(place)}, which is that entry’s already`);
      else if (holder !== undefined && by !== 'admin') say(`claims ${squareName(place)}, which is ${this.contest.called(holder)}’s`);
      this.claims.set(place, entry);
    }
    const wrong =
      at > this.begins
        ? this.#notNow(
            body,
            places.some((/** @type {number} */ place) => !holders.has(place)),
          )
        : null;
    if (wrong !== null) say(`claims ${count(places.length, 'square')} ${wrong}`);
  }

  /** @param {Line} line */
  #released({ at, body, say }) {
    const { holders } = this;
    const wrong = at > this.begins ? this.#notNow(body, true) : null;
    if (wrong !== null) say(`releases ${count(body.squares.length, 'square')} ${wrong}`);
    for (const place of body.squares.map(placeOfSquare)) {
      if (!holders.has(place)) say(`releases ${squareName(place)}, which is nobody’s`);
      this.claims.delete(place);
    }
  }

  /** @param {Line} line */
  #locked({ body, say }) {
    if (body.commit !== this.commit) say('names another sealed secret than the board has');
    if (body.claimed !== this.holders.size)
      say(`says that ${count(body.claimed, 'square is', 'squares are')} claimed, where the log has ${this.holders.size}`);
    this.closed = true;
  }

  /** @param {Line} line */
  #reopened({ say }) {
    if (!this.closed) say('opens a board again that is open');
    if (this.numbers !== 'none') say('opens a board again that has numbers');
    this.closed = false;
  }

  /** @param {Line} line */
  #drawn({ at, body: { draw, earlier }, say }) {
    for (const fault of faultsOf(draw, this.contest.number)) say(fault);
    if (earlier !== true) this.#fitsTheLog(draw, say);
    else if (at > this.begins) say('is told as if it were from before the log, which had begun');
    [this.columns, this.rows, this.numbers] = [[...draw.columns], [...draw.rows], 'drawn'];
  }

  /** What a draw was made of must be what the log has by then. @param {import('./squares-draw.mjs').DrawDocument} draw @param {Say} say */
  #fitsTheLog(draw, say) {
    if (this.numbers !== 'none') say(`draws numbers that were ${this.numbers} before`);
    if (!this.closed) say('draws numbers of a board that is open');
    if (draw.commit !== this.commit) say('is of another sealed secret than the board has');
    const { holders } = this;
    const claims = new Map(draw.claims.map((one) => [10 * one.y_pos + one.x_pos, one.entry_id]));
    const differs = Array.from({ length: 100 }, (_, place) => place).find((place) => claims.get(place) !== holders.get(place));
    if (differs !== undefined || claims.size !== draw.claims.length)
      say(`is made from other claims than the log has: ${squareName(differs ?? 0)} is another’s`);
    const strange = draw.words.find(({ entry_id: entry }) => !this.present.has(entry));
    if (strange || new Set(draw.words.map(({ entry_id: entry }) => entry)).size < draw.words.length)
      say('has words of somebody who is not in the contest, or two of one');
    this.#fitsScores(draw, say);
  }

  /** @param {import('./squares-draw.mjs').DrawDocument} draw @param {Say} say */
  #fitsScores(draw, say) {
    const since = Date.parse(draw.locked_at);
    const awaited =
      this.waits === null ? this.schedule.filter(([game, at]) => game.startsWith('r0') && at >= since).map(([game]) => game) : [this.waits];
    const wanted = awaited.filter((game) => (this.results.get(game)?.score1 ?? null) !== null);
    if (draw.games.map(({ game }) => game).join() !== wanted.join()) say('is made from other games than those that decide it');
    for (const { game, score1, score2 } of draw.games) {
      const told = this.results.get(game);
      if (told && (told.score1 !== score1 || told.score2 !== score2))
        say(`is made from another score of game ${shown(game)} than the log has`);
    }
  }

  /** @param {Line} line */
  #voided({ body, say }) {
    if (this.numbers !== 'drawn') say('throws a draw away where there is none');
    [this.columns, this.rows, this.numbers] = [noDigits(), noDigits(), 'none'];
    this.commit = body.commit;
    this.waits = body.game === '' ? null : body.game;
  }

  /** @param {Line} line */
  #waits({ body, say }) {
    if (this.waits === null || this.numbers !== 'none') say('names a game for a second draw that nothing waits for');
    this.waits = body.game;
  }

  /** A digit that stands elsewhere on the axis changes places with what was here. @param {Line} line */
  #typed({ at, body: { axis, pos, score, reason: why }, say }) {
    if (this.numbers === 'drawn') say('types a number over drawn ones');
    else if (this.waits !== null) say('types a number where a second draw has yet to come');
    if (this.isWhole && why === undefined && at > this.begins) say('changes a number, without a reason');
    const digits = axis === 'columns' ? this.columns : this.rows;
    const from = score === null ? -1 : digits.indexOf(score);
    if (from >= 0) digits[from] = digits[pos] ?? null;
    digits[pos] = score;
    this.numbers = [...this.columns, ...this.rows].some((digit) => digit !== null) ? 'typed' : 'none';
  }
}

const squaresBoardOf = toldOnce(SquaresBoard);

/** Games won, then points; who has as many of both shares a rank. @param {Contest} contest */
function squaresStandings(contest) {
  const board = squaresBoardOf(contest);
  const { holders } = board;
  const won = gamesWon({ ...board, holders });
  const rows = [...contest.entries].map(([entry, name]) => {
    const own = [...won].filter(([place]) => holders.get(place) === entry).map(([, one]) => one);
    const [wins, points] = [own.reduce((sum, one) => sum + one.wins, 0), own.reduce((sum, one) => sum + one.points, 0)];
    return { entry, name, wins, points, tally: `${count(wins, 'game')}, ${count(points, 'point')}` };
  });
  return ranked(rows, (one, other) => other.wins - one.wins || other.points - one.points);
}

/** @type {import('./kind.mjs').Kind} */
export const squaresRules = {
  slots: 0,
  kinds: SQUARES_KINDS,
  follows: ['began', 'entry.added', 'entry.removed', 'entry.returned', 'result', 'correction'],
  check: (contest) => {
    if (!contest.own.some(({ kind }) => kind === 'board')) contest.report.add('No line says how the board is played.');
    squaresBoardOf(contest);
  },
  standings: squaresStandings,
  counts: (contest) => {
    const board = squaresBoardOf(contest);
    const draws = contest.own.filter(({ kind }) => kind === 'drawn').length;
    return [count(board.holders.size, 'claimed square'), ...(draws > 0 ? [count(draws, 'draw')] : []), count(board.results.size, 'result')];
  },
};
