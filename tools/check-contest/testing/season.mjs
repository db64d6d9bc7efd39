/**
 * Whole seasons of a made-up football contest with their logs, from a seed. It is the site in small, and knows nothing of the program that checks it.
 */
import { createHash } from 'node:crypto';
import { Random } from './random.mjs';
import { canon, leaf, pathOf, rootOf, saltOf, signerOf } from './signer.mjs';

/** @typedef {{ event: number, line: string | null, locked: boolean, side: number, by?: string, reason?: string } | null} Pick */
/** @typedef {{ event: number, teams: string[], line: string, moment: number, off?: boolean }} Game */
/** @typedef {{ beat: number, period: string, rows: { key: string, entry: number, slot: number, salt: Buffer, content: string, leaf: Buffer }[] }} Sealed */

const SLOTS = [1, 2, 3, 4, 5];
const HOUR = 3_600_000;
const NAMES = ['Rusty Nails', 'Hail Marys', 'Ünder & Over', '“Punt” 7', 'Émile\u2019s', 'Dana', 'Big Sal', '火曜', 'O\u2019Shea', 'Last'];

export class Season {
  /** @type {{ at: number, body: any, kind: string, n: number }[]} */
  lines = [];
  /** @type {any[]} */
  opened = [];
  /** @type {{ text: string, signature: string }[]} the last of each entry and period, as a browser keeps them */
  receipts = [];
  /** @type {Sealed[]} */
  sealed = [];
  /** @type {Map<number, string>} */
  entries = new Map();
  /** Of each period: entry/slot to what is in it. @type {Map<string, Map<string, Pick>>} */
  picks = new Map();
  /** @type {Map<number, { line: string | null, score1: number | null, score2: number | null }>} */
  results = new Map();
  /** Games that have begun. @type {Set<number>} */
  begun = new Set();
  /** Whether there was an occasion for it. */
  cheated = false;
  #now = 1_790_000_000_000;
  #nextEvent = 501;

  /** @param {{ seed: number, entries?: number, weeks?: number, older?: boolean, quiet?: boolean, ends?: boolean, cheats?: boolean }} of `quiet`: no administrator does anything; `cheats`: somebody with the database does; unless it `ends` some seasons stop in the middle of a week */
  constructor({ seed, entries = 3, weeks = 2, older = false, quiet = false, ends = false, cheats = false }) {
    this.random = new Random(seed);
    this.quiet = quiet;
    this.older = older;
    this.cheats = cheats;
    this.contest = 1 + this.random.below(90);
    this.origin = `poolhouse/${this.random.bytes(8).toString('hex')}/${this.contest}`;
    this.secret = this.random.bytes(32);
    this.seed = this.random.bytes(32);
    this.signer = signerOf(this.seed);
    const names = Array.from({ length: entries }, (_, at) => ({ entry: 11 + 3 * at, name: NAMES[at % NAMES.length] ?? '' }));
    this.#begin(names, older);
    for (let week = 1; week <= weeks; week += 1) this.#week(week, !ends && week === weeks && this.random.is(0.3));
    if (this.random.is(0.5)) this.tell('season.closed', {});
  }

  /** @param {string} kind @param {any} body */
  tell(kind, body) {
    this.#now += this.random.below(HOUR / 4);
    this.lines.push({ at: this.#now, body, kind, n: this.lines.length });
  }

  /** @param {{ entry: number, name: string }[]} names @param {boolean} older */
  #begin(names, older) {
    const began = { contest: this.contest, type: 'football', name: 'Oak Street', year: 2026, first_week: 1 };
    for (const { entry, name } of older ? names : []) this.entries.set(entry, name);
    const game = { event: 400, teams: ['DET', 'GB'], line: '-2.5', score1: 20, score2: 23 };
    const pick = { event: 400, line: null, locked: false, side: 2 };
    const picks = names.map(({ entry }) => ({ entry, period: '2026-w00', slot: 1, pick }));
    this.tell(
      'began',
      older ? { ...began, first_week: 0, entries: names, results: [game], picks } : { ...began, entries: [], results: [], picks: [] },
    );
    if (older) {
      this.results.set(400, game);
      this.picks.set('2026-w00', new Map(names.map(({ entry }) => [`${entry}/1`, pick])));
    } else for (const { entry, name } of names) this.#join(entry, name);
  }

  /** @param {number} entry @param {string} name @param {string} [kind] */
  #join(entry, name, kind = 'entry.added') {
    this.entries.set(entry, name);
    this.tell(kind, { entry, name });
  }

  /** @param {number} week @param {boolean} unfinished */
  #week(week, unfinished) {
    const period = `2026-w${String(week).padStart(2, '0')}`;
    this.picks.set(period, new Map());
    const games = Array.from({ length: 6 }, (_, at) => this.#game(at % 3));
    /** Slots that were ever opened. @type {Set<string>} */
    const open = new Set();
    for (const moment of [0, 1, 2]) {
      for (let hours = this.random.below(3); hours >= 0; hours -= 1) {
        this.#life(period, games, moment);
        this.#seal(period, 'beat', {});
      }
      this.#life(period, games, moment);
      if (unfinished && moment === 2) return;
      const begins = games.filter((game) => game.moment === moment && !game.off);
      this.#lock(period, begins, { last: moment === 2, open });
      if (this.cheats && moment === 0 && begins[0]) this.#cheat(period, begins[0].event);
      if (moment < 2 && !this.quiet && begins[0] && this.random.is(0.15)) this.#interrupt(begins[0]);
      for (const game of begins) if (game.moment === moment) this.#end(game);
      const key = [...open].find(() => this.random.is(0.04));
      if (!this.quiet && key !== undefined) this.#override(period, key, games);
    }
  }

  /** @param {number} moment @returns {Game} */
  #game(moment) {
    const event = (this.#nextEvent += 1 + this.random.below(3));
    return { event, teams: [`A${event}`, `H${event}`], line: String((this.random.below(29) - 14) / 2), moment };
  }

  /** What happens in an hour: saves, and now and then something that an administrator does. @param {string} period @param {Game[]} games @param {number} moment */
  #life(period, games, moment) {
    const later = games.filter((game) => game.moment >= moment);
    for (const entry of this.entries.keys()) if (this.random.is(0.6)) this.#save(period, entry, later);
    if (this.quiet) return;
    const [chance, entry] = [this.random.next(), this.random.of([...this.entries.keys()])];
    const absent = [...this.names()].filter(([one]) => !this.entries.has(one));
    if (chance < 0.04) this.#join(200 + this.lines.length, 'Late');
    else if (chance < 0.08 && this.entries.size > 1 && this.entries.delete(entry)) this.tell('entry.removed', { entry });
    else if (chance < 0.14 && absent[0]) this.#join(absent[0][0], absent[0][1], 'entry.returned');
    else if (chance < 0.16 && this.older) this.#join(300 + this.lines.length, 'From before', 'entry.returned');
    else if (chance < 0.2) this.#join(entry, `${this.entries.get(entry)}!`, 'entry.renamed');
    else if (chance < 0.22) this.tell('weather', { rain: true, [`a${this.random.below(9)}`]: [null, 1.5, 'é'] });
    else if (chance < 0.27) this.#postpone(later.filter((game) => game.moment === moment && !game.off));
    else if (chance < 0.36) this.#override(period, `${entry}/${this.random.of(SLOTS)}`, games);
    else if (chance < 0.38)
      this.tell('restored', { lines: this.lines.length - 1, root: rootOf(this.leaves().slice(0, -1)).toString('base64') });
    else if (chance < 0.4 && this.older)
      this.tell('correction', { event: 399, teams: ['SF', 'LA'], line: null, score1: 3, score2: 7, reason: 'stat correction' });
  }

  /** Everybody who ever was in it. */
  names() {
    const told = this.lines.flatMap(({ kind, body }) =>
      kind === 'began' ? body.entries : kind.startsWith('entry.') && body.name ? [body] : [],
    );
    return new Map(told.map(({ entry, name }) => [entry, name]));
  }

  /** A game that is not played in its time. @param {Game[]} games */
  #postpone([game]) {
    if (!game) return;
    game.off = true;
    this.tell('postponed', { event: game.event, teams: game.teams });
  }

  /** A game that had begun begins again with the next lock: who had picked it may pick anew until then. @param {Game} game */
  #interrupt(game) {
    game.moment += 1;
    this.begun.delete(game.event);
    if (this.random.is(0.5)) this.tell('postponed', { event: game.event, teams: game.teams });
  }

  /** @param {Game[]} games @returns {NonNullable<Pick>} */
  #somePick(games) {
    const { event, line } = this.random.of(games);
    const [side, locked] = [1 + this.random.below(2), this.random.is(0.4)];
    return { event, line: locked ? String(side === 2 ? Number(line) : 0 - Number(line)) : null, locked, side };
  }

  /** @param {Pick | undefined} pick */
  #isOn(pick) {
    return Boolean(pick && this.begun.has(pick.event));
  }

  /** @param {string} period @param {number} entry @param {Game[]} games that have not begun */
  #save(period, entry, games) {
    const picks = this.#picksOf(period);
    const slots = SLOTS.filter((slot) => !this.#isOn(picks.get(`${entry}/${slot}`)));
    for (const slot of slots) {
      if (this.random.is(0.4)) picks.set(`${entry}/${slot}`, this.random.is(0.15) ? null : this.#somePick(games));
    }
    const list = SLOTS.map((slot) => ({ pick: picks.get(`${entry}/${slot}`) ?? null, slot }));
    const hash = createHash('sha256').update(canon(list)).digest('base64');
    const text = canon({ at: this.#now, contest: this.contest, entry, period, picks: hash, size: this.lines.length });
    this.receipts.push({ text, signature: this.signer.signed(text).toString('base64') });
  }

  /** @param {string} period */
  #picksOf(period) {
    return this.picks.get(period) ?? new Map();
  }

  /** An administrator sets a pick, or takes one away, whether its game has begun or not: what is sealed before or after is told as that; of who has left nothing is set. @param {string} period @param {string} key @param {Game[]} games */
  #override(period, key, games) {
    const [entry = 0, slot = 0] = key.split('/').map(Number);
    if (!this.entries.has(entry)) return;
    const before = this.#picksOf(period).get(key) ?? null;
    const after = this.random.is(0.3) ? null : { ...this.#somePick(games), by: 'admin', reason: 'phoned in' };
    this.#picksOf(period).set(key, after);
    const isOpen = this.#isOn(before) || this.#isOn(after);
    const told = (/** @type {Pick} */ pick) => (this.#isOn(pick) ? pick : { sealed: true });
    const now = { before: told(before), after: isOpen && after === null ? null : told(after) };
    this.tell('override', { entry, period, slot, by: 'admin', ...now, reason: isOpen ? 'phoned in' : '' });
  }

  /** @param {string} period @param {string} kind @param {object} more */
  #seal(period, kind, more) {
    const [beat, picks] = [this.sealed.length + 1, this.#picksOf(period)];
    const entries = [...this.entries.keys()].toSorted((one, other) => one - other);
    const rows = entries.flatMap((entry) =>
      SLOTS.map((slot) => {
        const content = canon({ contest: this.contest, entry, period, pick: picks.get(`${entry}/${slot}`) ?? null, slot });
        const salt = saltOf(this.secret, beat, `${entry}/${period}/${slot}`);
        return { key: `${entry}/${slot}`, entry, slot, salt, content, leaf: leaf(salt, content) };
      }),
    );
    this.sealed.push({ beat, period, rows });
    const late = this.random.is(0.1) ? { late: 5 + this.random.below(9000) } : {};
    this.tell(kind, { beat, period, root: rootOf(rows.map((row) => row.leaf)).toString('base64'), slots: rows.length, ...late, ...more });
  }

  /** @param {string} period @param {Game[]} games @param {{ last: boolean, open: Set<string> }} with */
  #lock(period, games, { last, open }) {
    const events = games.map(({ event }) => event);
    const before = this.sealed.findLast((one) => one.period === period);
    this.#seal(period, 'lock', { events, ...(last ? { last: true } : {}) });
    for (const event of events) this.begun.add(event);
    const now = this.sealed.at(-1);
    for (const row of now?.rows ?? []) {
      const { pick } = JSON.parse(row.content);
      if (!events.includes(pick?.event) && (!last || open.has(row.key))) continue;
      const same = before?.rows.some((one) => one.key === row.key && one.content === row.content);
      this.#open(same && before ? before : now, row.key);
      open.add(row.key);
    }
  }

  /** @param {Sealed | undefined} sealed @param {string} key */
  #open(sealed, key) {
    if (!sealed) return;
    const index = sealed.rows.findIndex((row) => row.key === key);
    const row = sealed.rows[index];
    const path = pathOf(
      index,
      sealed.rows.map((one) => one.leaf),
    ).map((hash) => hash.toString('base64'));
    const { beat, period, rows } = sealed;
    this.opened.push({
      beat,
      content: row?.content,
      entry: row?.entry,
      index,
      path,
      period,
      salt: row?.salt.toString('base64'),
      size: rows.length,
      slot: row?.slot,
    });
  }

  /** Puts a pick for a game that has begun where nothing was opened, as if its player had saved it. @param {string} period @param {number} event */
  #cheat(period, event) {
    const [entry, picks] = [this.random.of([...this.entries.keys()]), this.#picksOf(period)];
    const slot = SLOTS.find((one) => !this.#isOn(picks.get(`${entry}/${one}`)));
    if (slot !== undefined) picks.set(`${entry}/${slot}`, { event, line: null, locked: false, side: 1 });
    this.cheated ||= slot !== undefined;
  }

  /** @param {Game} game */
  #end({ event, teams, line }) {
    const told = { event, teams, line, score1: this.random.below(40), score2: this.random.below(40) };
    this.tell('result', told);
    this.results.set(event, told);
    if (this.random.is(0.15)) this.#correct(told);
  }

  /** @param {{ event: number, teams: string[], line: string, score1: number, score2: number }} told */
  #correct(told) {
    const off = this.random.is(0.3);
    const body = { ...told, score1: off ? null : told.score1 + 1, score2: off ? null : told.score2, reason: 'stat correction' };
    this.tell('correction', body);
    this.results.set(told.event, body);
  }

  /** How many picks of each entry have won, summed up from what the season itself holds. */
  wins() {
    const won = (/** @type {Pick} */ pick) => {
      const told = pick && this.results.get(pick.event);
      if (!pick || !told || told.score1 === null || told.score2 === null) return false;
      const given = Number(pick.line ?? told.line) * (pick.line === null && pick.side === 1 ? -1 : 1);
      return pick.side === 2 ? told.score2 + given > told.score1 : told.score1 + given > told.score2;
    };
    return [...this.entries].map(([entry, name]) => {
      const own = [...this.picks.values()].flatMap((picks) => [...picks].filter(([key]) => key.startsWith(`${entry}/`)));
      return { entry, name, wins: own.filter(([, pick]) => won(pick)).length };
    });
  }

  texts() {
    return this.lines.map(canon);
  }

  leaves() {
    return this.texts().map((text) => leaf(text));
  }
}
