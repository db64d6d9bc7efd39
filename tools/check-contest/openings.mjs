/** Slots that were opened: each must have been in its seal as it is now, and its seal must be the right one. */
import { bare, keyOf } from './contest.mjs';
import { isFootballPick } from './football.mjs';
import { missing, OPENED } from './shapes.mjs';
import { bytesOf, canonical, count, fromCanonical, shown } from './texts.mjs';
import { isIncluded, leafOf } from './tree.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./contest.mjs').Seal} Seal */
/** @typedef {import('./contest.mjs').Slot} Slot */
/** @typedef {Slot & { beat: number, content: string, index: number, path: string[], salt: string, size: number }} Opening */
/** @typedef {import('./contest.mjs').Held} Held */

export class Openings {
  /** @type {Map<string, Held>} */
  slots = new Map();
  picks = 0;
  /** How many of them an administrator had set. */
  setAnew = 0;

  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  /** @param {Slot} slot */
  #called({ entry, period, slot }) {
    const words = this.contest.called(entry);
    return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}, ${shown(period)}, pick ${slot},`;
  }

  /** @param {any} row what a line of opened slots says */
  take(row) {
    const { report, seals } = this.contest;
    const part = typeof row === 'object' && row !== null ? missing(OPENED, row) : 'content';
    if (part !== null) return report.add(`An opened slot has no ${part} as it must be.`);
    const say = (/** @type {string} */ words) => report.add(`${this.#called(row)} ${words}.`);
    if (this.slots.has(keyOf(row))) return say('was opened twice');
    const seal = seals[row.beat - 1];
    const content = this.#contentOf(row, say);
    if (content === undefined) return;
    if (seal === undefined) return say(`is opened against seal ${row.beat}, which the log does not have`);
    if (!this.#isIn(seal, row)) say(`is not what was sealed: it does not lead to seal ${row.beat}`);
    const older = this.contest.olderPicks.get(keyOf(row));
    if (older && bare(JSON.parse(older.pick)) !== bare(content.pick) && !this.#overridden().has(keyOf(row)))
      say('is another pick than the one that was open when the log began');
    const lock = lockOf(seal, row.entry, content.pick, this.contest);
    if (lock === null) say(`is opened against seal ${row.beat}, which is neither the lock of its game nor the last seal before that`);
    const { entry, period, slot } = row;
    this.slots.set(keyOf(row), { entry, period, slot, pick: canonical(content.pick), n: (lock ?? seal).n });
    this.picks += content.pick === null ? 0 : 1;
    this.setAnew += content.pick?.by === undefined ? 0 : 1;
  }

  /** @param {Opening} row @param {(words: string) => void} say @returns {{ pick: any } | undefined} */
  #contentOf({ content, entry, period, slot }, say) {
    const said = fromCanonical(content);
    const { contest } = this;
    const fits = said?.contest === contest.number && said.entry === entry && said.period === period && said.slot === slot;
    if (!fits || Object.keys(said).length !== 5 || said.pick === undefined) return void say('is not written as a sealed slot is');
    const isPick = said.pick === null || (contest.type === 'football' ? isFootballPick(said.pick) : typeof said.pick === 'object');
    return isPick ? said : void say('has something else than a pick in it');
  }

  /** Whether the seal holds this, in the place that is this slot's. @param {Seal} seal @param {Opening} row */
  #isIn(seal, { content, entry, index, path, period, salt, size, slot }) {
    const each = this.contest.slotsEach;
    if (seal.period !== period || seal.slots !== size) return false;
    if (each !== undefined && (slot < 1 || slot > each || seal.entries[Math.floor(index / each)] !== entry || index % each !== slot - 1))
      return false;
    const leaf = leafOf(bytesOf(salt) ?? '', content);
    return isIncluded({ leaf, index, size, path: path.map((hash) => Buffer.from(hash, 'base64')), root: seal.root });
  }

  /** Slots that a period's last lock left closed. */
  findClosed() {
    for (const seal of this.contest.latest.values()) {
      if (!seal.last) continue;
      if (this.contest.slotsEach === undefined) this.#countClosed(seal);
      else this.#nameClosed(seal, this.contest.slotsEach);
    }
  }

  /** @param {Seal} seal @param {number} each */
  #nameClosed({ entries, period }, each) {
    for (const entry of entries) {
      for (let slot = 1; slot <= each; slot += 1) {
        if (!this.at({ entry, period, slot }))
          this.contest.report.add(`${this.#called({ entry, period, slot })} was never opened, although all of ${shown(period)} is over.`);
      }
    }
  }

  /** @param {Seal} seal */
  #countClosed({ entries, period, slots }) {
    const present = new Set(entries);
    const opened = [...this.slots.values()].filter((one) => one.period === period && present.has(one.entry)).length;
    if (opened !== slots)
      this.contest.report.add(
        `Of ${shown(period)}, ${count(slots, 'slot was', 'slots were')} sealed, and ${opened.toLocaleString('en-US')} opened.`,
      );
  }

  /** What is known of a slot: opened by the log, or open before it began. @param {Slot} slot */
  at(slot) {
    const key = keyOf(slot);
    return this.slots.get(key) ?? this.contest.olderPicks.get(key);
  }

  /** Keys of slots that somebody set anew after they were open. @type {Set<string> | null} */
  #keys = null;
  #overridden() {
    return (this.#keys ??= new Set(this.contest.overrides.map(keyOf)));
  }

  /** Of a slot that is in both, what the log opened. @returns {Map<string, Held>} */
  #all() {
    return new Map([...this.contest.olderPicks, ...this.slots]);
  }

  /** The slots of each entry in each period. Asked for when all are read. @type {Map<string, Held[]> | null} */
  #grouped = null;

  /**
   * All slots of an entry in a period, in order; null while some are sealed.
   * @param {{ entry: number, period: string }} of
   */
  ofEntry({ entry, period }) {
    if (this.#grouped === null) {
      this.#grouped = new Map();
      for (const one of this.#all().values()) {
        const key = `${one.entry}/${one.period}`;
        const group = this.#grouped.get(key);
        if (group) group.push(one);
        else this.#grouped.set(key, [one]);
      }
    }
    const each = this.contest.slotsEach;
    const known = this.#grouped.get(`${entry}/${period}`) ?? [];
    const isWhole = each === undefined ? this.contest.latest.get(period)?.last && known.length > 0 : known.length === each;
    return isWhole ? known.toSorted((one, other) => one.slot - other.slot) : null;
  }

  /** Every slot with the pick that counts, after what administrators set anew; each of their words is held against what was there. */
  counting() {
    const counting = this.#all();
    for (const { n, before, after, entry, period, slot } of this.contest.overrides) {
      const key = keyOf({ entry, period, slot });
      const now = counting.get(key) ?? this.#emptyBefore(period, n);
      const say = (/** @type {string} */ words) =>
        this.contest.report.add(`Line ${n} (override) ${words}: ${this.#called({ entry, period, slot }).slice(0, -1)}.`);
      if (!now || now.n >= n) say('is about a pick that was not open by then');
      else if (before !== bare(JSON.parse(now.pick))) say('says that another pick was there before');
      if (this.contest.type === 'football' && after !== 'null' && !isFootballPick(JSON.parse(after)))
        say('sets something else than a pick');
      counting.set(key, { entry, period, slot, pick: after, n });
    }
    return counting.values();
  }

  /** Of a period that was over before the log began, empty slots are told by nothing. @param {string} period @param {number} n */
  #emptyBefore(period, n) {
    const { firstSeal, older } = this.contest;
    return older && (firstSeal.get(period) ?? n) >= n ? { pick: 'null', n: -1 } : undefined;
  }
}

/**
 * The lock at which this may be opened against the seal: the seal itself, or the next one of its period; null where it is neither.
 * @param {Seal} seal @param {number} entry @param {any} pick @param {Contest} contest @returns {Seal | null}
 */
function lockOf(seal, entry, pick, contest) {
  const fits = (/** @type {Seal} */ lock) => {
    if (lock.events === null) return false;
    if (contest.slotsEach === undefined) return true;
    if (pick === null) return lock.last;
    if (lock.events.has(pick.event)) return true;
    const began = contest.lockOf.get(pick.event);
    // At the end also what waits for a game that was never played in its time.
    if (!began || began.n > lock.n) return lock.last;
    // What an administrator set for a game that was on already, and picks of who was not in the contest when it began.
    return pick.by !== undefined || !began.entries.includes(entry);
  };
  return [seal, seal.next].find((one) => one !== null && fits(one)) ?? null;
}
