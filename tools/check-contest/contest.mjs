/** What a contest's log tells, line by line: its entries, games, results and seals, and what contradicts itself in that. */
import { Unfit } from './files.mjs';
import { BODIES, isId, missing } from './shapes.mjs';
import { canonical, count, grouped, hashOf, shown } from './texts.mjs';

/** @typedef {{ line: string | null, score1: number | null, score2: number | null }} Score of the guests and the hosts; the line is the hosts' */
/** @typedef {import('./report.mjs').Report} Report */
/** @typedef {import('./shapes.mjs').Shape} Shape */
/**
 * How a kind of contest writes its log.
 * @typedef {object} Written
 * @property {number} [slots] how many an entry has in a period
 * @property {(pick: any) => boolean} [isPick] whether something that is not null is written as a pick
 * @property {Record<string, Shape>} [kinds] lines that this kind of contest alone has; they are in `own`, in their order
 * @property {boolean} [locksNoGames] what its locks name are no games, whatever their numbers
 * @property {readonly string[]} [follows] lines of all contests that are to be among them
 */
/**
 * @typedef {object} Seal
 * @property {number} n its line
 * @property {number} beat
 * @property {string} period
 * @property {Buffer} root
 * @property {number} slots
 * @property {number[]} entries who was in it, in order
 * @property {Set<number> | null} events games that began with it, of a lock
 * @property {boolean} last
 * @property {Seal | null} next of the same period
 * @property {number} due when its time was
 */
/** @typedef {{ entry: number, period: string, slot: number }} Slot */
/** @typedef {Slot & { n: number, at: number, before: string, after: string }} Override picks as canonical text */

/** A pick without who set it and why. @param {string} text canonical */
export function bare(text) {
  const pick = JSON.parse(text);
  if (typeof pick !== 'object' || pick === null) return text;
  const { by: _by, reason: _reason, ...rest } = pick;
  return canonical(rest);
}

/** More would be no contest's, but fill the memory. */
const MOST_CELLS = 10_000_000;
const MOST_STRANGE = 1000;

export class Contest {
  type = '';
  firstWeek = 0;
  /** What the log's first line says of how many slots an entry has in a period. @type {number | undefined} */
  slotsSaid = undefined;
  /** Who is in it now. @type {Map<number, string>} */
  entries = new Map();
  /** Who ever was. @type {Map<number, string>} */
  names = new Map();
  /** @type {Seal[]} */
  seals = [];
  /** The last seal of each period. @type {Map<string, Seal>} */
  latest = new Map();
  /** By 'period/game', the lock with which it began. @type {Map<string, Seal>} */
  locks = new Map();
  /** Games that have begun, each with the line that said so first. @type {Map<number, number>} */
  begun = new Map();
  /** Games that were put off, or began again, each with the last line that said so: who had picked them may pick anew. @type {Map<number, number>} */
  moved = new Map();
  /** @type {Map<number, Score>} */
  results = new Map();
  /** Picks that were open before the log began, as canonical text. @type {(Slot & { pick: string })[]} */
  olderPicks = [];
  /** @type {Override[]} */
  overrides = [];
  /** @type {{ n: number, at: number, lines: number, root: Buffer }[]} */
  restored = [];
  /** Lines of kinds that this kind of contest alone has, and of those that its rules follow. @type {{ n: number, at: number, kind: string, body: any }[]} */
  own = [];
  /** Of each period, the line of its first seal. @type {Map<string, number>} */
  firstSeal = new Map();
  /** When its last line was written. */
  lastAt = -Infinity;
  /** Entries in their order, made anew when one comes or goes: most seals have the same ones. @type {number[] | null} */
  #order = null;
  #cells = 0;
  #strange = 0;

  /**
   * @param {Report} report
   * @param {number} number of the contest, as the file's first line has it
   * @param {(type: string) => Written | undefined} writtenOf undefined for kinds that are not known here
   */
  constructor(report, number, writtenOf) {
    this.report = report;
    this.number = number;
    this.writtenOf = writtenOf;
  }

  /** @returns {number | undefined} */
  get slotsEach() {
    return this.rules?.slots ?? this.slotsSaid;
  }

  /** Those of its kind; undefined where they are not known here. */
  get rules() {
    return this.writtenOf(this.type);
  }

  /** @param {number} entry */
  called(entry) {
    const name = this.names.get(entry);
    return name === undefined ? `entry ${entry}` : `entry ${entry} (${shown(name)})`;
  }

  /** @param {number} n @param {any} line what the text of line n says; undefined where that is not canonical */
  take(n, line) {
    const say = (/** @type {string} */ words) =>
      this.report.add(`Line ${n}${line?.kind === undefined ? '' : ` (${shown(line.kind)})`} ${words}.`);
    const { at, body, kind } = line ?? {};
    if (
      typeof kind !== 'string' ||
      typeof body !== 'object' ||
      body === null ||
      !Number.isSafeInteger(at) ||
      Object.keys(line).length !== 4
    )
      return this.#foreign(say);
    if (line.n !== n) say(`stands where its number says ${shown(line.n)}: lines were moved or left out`);
    if (at < this.lastAt) say('is of an earlier time than the line before it');
    this.lastAt = Math.max(at, this.lastAt);
    if ((n === 0) !== (kind === 'began')) say(n === 0 ? 'does not say how the contest began' : 'says again how the contest began');
    const own = this.rules?.kinds ?? {};
    const shape = Object.hasOwn(own, kind) ? own[kind] : Object.hasOwn(BODIES, kind) ? BODIES[kind] : undefined;
    if (shape === undefined) return;
    const part = missing(shape, body);
    if (part !== null) return say(`has no ${part} as it must be`);
    this.#told(kind, { n, at, body, say });
    if (this.rules?.follows?.includes(kind)) this.own.push({ n, at, kind, body });
  }

  /** @param {(words: string) => void} say */
  #foreign(say) {
    say('is not written as a line of a log is');
    this.#strange += 1;
    if (this.#strange > MOST_STRANGE)
      throw new Unfit(`More than ${MOST_STRANGE.toLocaleString('en-US')} lines of this file are none of a log.`);
  }

  /** @param {string} kind @param {{ n: number, at: number, body: any, say: (words: string) => void }} line */
  #told(kind, { n, at, body, say }) {
    if (kind === 'began' && n === 0) this.#began(body, say);
    else if (kind.startsWith('entry.')) this.#entry(kind, body, say);
    else if (kind === 'beat' || kind === 'lock') this.#seal({ n, at }, body, { isLock: kind === 'lock', say });
    else if (kind === 'result' || kind === 'correction') this.#scored(kind, body, say);
    else if (kind === 'postponed') this.moved.set(body.event, n);
    else if (kind === 'override') this.#overridden(n, at, body);
    else if (this.rules?.kinds?.[kind]) this.own.push({ n, at, kind, body });
    else if (kind === 'restored') this.restored.push({ n, at, lines: body.lines, root: hashOf(body.root) });
  }

  /** @param {any} body @param {(words: string) => void} say */
  #began({ contest, type, first_week, slots, entries, results, picks }, say) {
    if (contest !== this.number) say(`is of contest ${contest}, the file of contest ${this.number}`);
    [this.type, this.firstWeek] = [type, first_week];
    if (isId(slots)) this.slotsSaid = slots;
    for (const one of entries) this.#entry('entry.added', one, say);
    for (const one of results) this.results.set(one.event, one);
    for (const { entry, period, slot, pick } of picks) this.olderPicks.push({ entry, period, slot, pick: canonical(pick) });
  }

  /** @param {string} kind @param {{ entry: number, name: string }} body @param {(words: string) => void} say */
  #entry(kind, { entry, name }, say) {
    const isIn = this.entries.has(entry);
    if (kind === 'entry.added' && this.names.has(entry)) say(`adds entry ${entry}, which was there before`);
    if (kind === 'entry.returned' && isIn) say(`brings back entry ${entry}, which was not removed`);
    if (kind === 'entry.removed' && !isIn) say(`removes entry ${entry}, which is not in the contest`);
    if (kind !== 'entry.renamed') this.#order = null;
    if (kind === 'entry.removed') return void this.entries.delete(entry);
    // Who was removed may be called otherwise too.
    if (kind !== 'entry.renamed' || isIn) this.entries.set(entry, name);
    this.names.set(entry, name);
  }

  #inOrder() {
    if (this.#order === null) {
      this.#order = [...this.entries.keys()].sort((one, other) => one - other);
      this.#cells += this.#order.length;
      if (this.#cells > MOST_CELLS) throw new Unfit('So many entries come and go in this log that it is no contest.');
    }
    return this.#order;
  }

  /** @param {number} n @param {number} at @param {any} body */
  #overridden(n, at, { entry, period, slot, before, after }) {
    this.overrides.push({ n, at, entry, period, slot, before: canonical(before), after: canonical(after) });
  }

  /** @param {{ n: number, at: number }} line @param {any} body @param {{ isLock: boolean, say: (words: string) => void }} as */
  #seal({ n, at }, { beat, period, root, slots, events, last, late = 0 }, { isLock, say }) {
    if (beat !== this.seals.length + 1) say(`is seal ${beat}, after seal ${this.seals.length}`);
    const entries = this.#inOrder();
    const wanted = this.slotsEach === undefined ? slots : entries.length * this.slotsEach;
    if (slots !== wanted) say(`seals ${count(slots, 'slot')}, but ${count(entries.length, 'entry', 'entries')} have ${grouped(wanted)}`);
    const before = this.latest.get(period);
    if (before?.last) say(`seals something of ${shown(period)}, after its last lock`);
    const ofLock = isLock ? new Set(events) : null;
    const seal = { n, beat, period, root: hashOf(root), slots, entries, events: ofLock, last: last === true, due: at - late, next: null };
    for (const event of ofLock ?? []) this.#begins(event, seal, say);
    if (before) before.next = seal;
    else this.firstSeal.set(period, n);
    this.latest.set(period, seal);
    this.seals.push(seal);
  }

  /** @param {number} event @param {Seal} lock @param {(words: string) => void} say */
  #begins(event, lock, say) {
    const key = `${lock.period}/${event}`;
    if (this.begun.has(event)) this.moved.set(event, lock.n);
    else this.begun.set(event, lock.n);
    if (!this.locks.has(key)) this.locks.set(key, lock);
    if (this.rules?.locksNoGames) return;
    if ((this.results.get(event)?.score1 ?? null) !== null) say(`says that game ${event} begins, whose result was told before`);
  }

  /** @param {string} kind @param {{ event: number } & Score} body @param {(words: string) => void} say */
  #scored(kind, { event, ...score }, say) {
    const told = this.results.get(event);
    const begun = !this.rules?.locksNoGames && this.begun.has(event);
    if (kind === 'correction' && !told && begun) say(`corrects game ${event}, which has no result`);
    if (kind === 'result' && told && told.score1 !== null) say(`tells the result of game ${event}, which was told before`);
    this.results.set(event, score);
  }
}
