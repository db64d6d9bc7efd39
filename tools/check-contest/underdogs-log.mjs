/** What an Underdogs log tells beside its picks, and what contradicts itself in that. */
import { isCount, isId, isLine, isText, isTwo, like, listOf, maybe } from './shapes.mjs';
import { count, shown } from './texts.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {{ event: number, sport: string, teams: string[], at: number, line: string | null, off?: true }} DogGame `at` is its kick-off, `line` the hosts' */
/** @typedef {{ count: number, games: Map<number, DogGame>, first: Map<number, { at: number, told: number }> }} DogWeek `first` has each game as it was told first, and when */
/** @typedef {import('./told.mjs').Line} Line */
/** @typedef {import('./told.mjs').Say} Say */

const dogGame = { event: isId, sport: isText, teams: isTwo, at: isId, line: isLine, off: maybe((off) => off === true) };

/** @type {Record<string, Shape>} */
export const DOG_LINES = {
  made: { entries: listOf(like({ entry: isId, made: isId })) },
  missed: { policy: isText, since: maybe(isId) },
  week: { period: isText, count: isCount, games: listOf(like(dogGame)), gone: maybe(listOf(isId)) },
};

/** So much a lock may come after its time without a word, and who writes beside it before it. */
const BESIDE_MS = 5000;

export class DogLog {
  /** @type {Map<string, DogWeek>} */
  weeks = new Map();
  /** What becomes of missed picks, from when on. @type {{ since: number, policy: string }[]} */
  policies = [];
  /** When each entry was made. @type {Map<number, number>} */
  made = new Map();
  /** The line from which on weeks are told; Infinity while none says so. */
  from = Infinity;
  /** While what was so before may be told. */
  #opening = false;
  #year = '';
  /** Since when each entry is known to be there. @type {Map<number, number>} */
  #seen = new Map();
  /** @type {{ n: number, at: number, from: number, period: string, events: number[] }[]} */
  #locks = [];

  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  /** @param {string} kind @param {Line} line */
  take(kind, line) {
    const { n, at, body, say } = line;
    if (kind === 'began') {
      this.#year = `${body.year}-w`;
      for (const { entry } of body.entries) this.#seen.set(entry, at);
    } else if (kind === 'entry.added') this.made.set(body.entry, at);
    else if (kind === 'entry.returned') {
      this.#seen.set(body.entry, this.#seen.get(body.entry) ?? at);
      if (body.made !== undefined) this.#make(body, say);
    } else if (kind === 'made') {
      if (this.from < Infinity) say('says again when entries were made');
      [this.from, this.#opening] = [Math.min(n, this.from), true];
      for (const one of body.entries) this.#make(one, say);
    } else if (kind === 'missed') {
      if (body.since > at || (body.since !== undefined && !this.#opening)) say('says of another time what becomes of missed picks');
      this.#opening &&= body.since !== undefined;
      this.policies.push({ since: at, ...body });
    } else if (kind === 'week') this.#week(line);
    else {
      const { events, period, late = 0 } = body;
      this.#locks.push({ n, at, from: at - late - BESIDE_MS, period, events });
    }
  }

  /** @param {{ entry: number, made: number }} one @param {Say} say */
  #make({ entry, made }, say) {
    const known = this.made.get(entry);
    if (known === undefined ? !(made <= (this.#seen.get(entry) ?? -1)) : made !== known)
      say(`says that ${this.contest.called(entry)} was made at another time than the log has`);
    this.made.set(entry, known ?? made);
  }

  /** @param {Line} line */
  #week({ at, body: { period, count: size, games, gone = [] }, say }) {
    this.#opening = false;
    if (!period.startsWith(this.#year) || !(Number(period.slice(6)) >= this.contest.firstWeek)) say('is of no week of the contest');
    const week = this.weeks.get(period) ?? { count: 0, games: new Map(), first: new Map() };
    this.weeks.set(period, week);
    week.count = size;
    for (const event of gone) if (!week.games.delete(event)) say(`takes game ${event} out, which was not there`);
    for (const game of games) {
      week.games.set(game.event, game);
      if (!week.first.has(game.event)) week.first.set(game.event, { at: game.at, told: at });
    }
    if (week.games.size > size) say(`counts ${count(size, 'game')}, but there are more`);
  }

  settle() {
    const { report, results, entries } = this.contest;
    if (this.from === Infinity) return;
    for (const { n, at, from, period, events } of this.#locks)
      for (const event of n > this.from ? events : []) {
        const first = this.weeks.get(period)?.first.get(event);
        const fits = first && (first.told !== at || (first.at <= at && first.at >= from));
        if (!fits) report.add(`Line ${n} (lock) begins game ${event}, which ${shown(period)} does not have, or at another time.`);
      }
    for (const entry of entries.keys()) if (!this.made.has(entry)) report.add(`No line says when ${this.contest.called(entry)} was made.`);
    const there = new Set();
    for (const [period, { games }] of this.weeks)
      for (const { event, off, line, teams } of games.values()) {
        const say = (/** @type {string} */ words) => report.add(`Game ${event} of ${shown(period)} ${words}.`);
        if (there.has(event)) say('is one of another week as well');
        there.add(event);
        const result = /** @type {any} */ (results.get(event));
        if ((result?.score1 ?? null) === null) continue;
        if (off) say('is called off, although the log has its result');
        if (String(result.teams) !== String(teams)) say('has other teams than its result');
        if (result.line !== null && result.line !== line) say('has another line than its result');
      }
  }

  /** Weeks that are known by the site's word alone: they were over when the log told of them. */
  get older() {
    return [...this.weeks.keys()].filter((period) => (this.contest.latest.get(period)?.n ?? -1) < this.from);
  }
}
