/** Slots that were opened: each must have been in its seal as it is now, and its seal must be the right one. */
import { missing, OPENED } from './shapes.mjs';
import { bytesOf, canonical, count, fromCanonical, grouped, hashOf, shown } from './texts.mjs';
import { SEALED, Timeline } from './timeline.mjs';
import { isIncluded, leafOf } from './tree.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./contest.mjs').Seal} Seal */
/** @typedef {import('./contest.mjs').Slot} Slot */
/** @typedef {Slot & { beat: number, content: string, index: number, path: string[], salt: string, size: number }} Opening */

/** @param {Slot} slot */
const keyOf = ({ entry, period, slot }) => `${entry}/${period}/${slot}`;

export class Openings {
  /** What became known of each slot, and when. @type {Map<string, Timeline>} */
  slots = new Map();
  picks = 0;
  /** How many of them an administrator had set. */
  setAnew = 0;

  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  /** @param {Slot} slot */
  #timeline({ entry, period, slot }) {
    const key = keyOf({ entry, period, slot });
    const known = this.slots.get(key) ?? new Timeline({ entry, period, slot }, this.contest);
    this.slots.set(key, known);
    return known;
  }

  /** @param {any} row what a line of opened slots says */
  take(row) {
    const { report, seals } = this.contest;
    const part = typeof row === 'object' && row !== null ? missing(OPENED, row) : 'content';
    if (part !== null) return report.add(`An opened slot has no ${part} as it must be.`);
    const timeline = this.#timeline(row);
    const seal = seals[row.beat - 1];
    const content = this.#contentOf(row, timeline);
    if (content === undefined) return;
    if (seal === undefined) return timeline.say(`is opened against seal ${row.beat}, which the log does not have`);
    if (!this.#isIn(seal, row)) timeline.say(`is not what was sealed: it does not lead to seal ${row.beat}`);
    const lock = lockOf(seal, row.entry, content.pick, this.contest);
    if (lock === null)
      timeline.say(`is opened against seal ${row.beat}, which is neither the lock of its game nor the last seal before that`);
    timeline.told.push({ n: (lock ?? seal).n, pick: canonical(content.pick) });
    this.picks += content.pick === null ? 0 : 1;
    this.setAnew += content.pick?.by === undefined ? 0 : 1;
  }

  /** @param {Opening} row @param {Timeline} timeline @returns {{ pick: any } | undefined} */
  #contentOf({ content, entry, period, slot }, timeline) {
    const said = fromCanonical(content);
    const { number, rules } = this.contest;
    const fits = said?.contest === number && said.entry === entry && said.period === period && said.slot === slot;
    if (!fits || Object.keys(said).length !== 5 || said.pick === undefined) return void timeline.say('is not written as a sealed slot is');
    const isPick = said.pick === null || (typeof said.pick === 'object' && (rules?.isPick?.(said.pick) ?? true));
    return isPick ? said : void timeline.say('has something else than a pick in it');
  }

  /** Whether the seal holds this, in the place that is this slot's. @param {Seal} seal @param {Opening} row */
  #isIn(seal, { content, entry, index, path, period, salt, size, slot }) {
    const each = this.contest.slotsEach;
    if (seal.period !== period || seal.slots !== size) return false;
    if (each !== undefined && (slot < 1 || slot > each || seal.entries[Math.floor(index / each)] !== entry || index % each !== slot - 1))
      return false;
    const leaf = leafOf(bytesOf(salt) ?? '', content);
    return isIncluded({ leaf, index, size, path: path.map(hashOf), root: seal.root });
  }

  /** When all is read: holds what is known of each slot against itself, and looks for what is missing. */
  settle() {
    for (const one of this.contest.olderPicks) this.#timeline(one).told.push({ n: 0, pick: one.pick });
    for (const override of this.contest.overrides) this.#set(override);
    for (const timeline of this.slots.values()) timeline.settle();
    for (const seal of this.contest.latest.values()) {
      if (!seal.last) continue;
      if (this.contest.slotsEach === undefined) this.#countClosed(seal);
      else this.#nameClosed(seal, this.contest.slotsEach);
    }
  }

  /** What is sealed before and after is told by its opening alone. @param {import('./contest.mjs').Override} override */
  #set({ n, at, before, after, ...slot }) {
    const timeline = this.#timeline(slot);
    if (before !== SEALED || after !== SEALED) timeline.told.push({ n, pick: after, set: { at, before } });
    else if (this.contest.names.has(slot.entry)) timeline.setSealed = true;
    else timeline.say(`was set in line ${n}, and nobody has it`);
  }

  /** @param {Seal} seal @param {number} each */
  #nameClosed({ entries, period }, each) {
    for (const entry of entries) {
      for (let slot = 1; slot <= each; slot += 1) {
        const timeline = this.slots.get(keyOf({ entry, period, slot })) ?? new Timeline({ entry, period, slot }, this.contest);
        if (!timeline.isOpen) timeline.say(`was never opened, although all of ${shown(period)} is over`);
      }
    }
  }

  /** @param {Seal} seal */
  #countClosed({ entries, period, slots }) {
    const present = new Set(entries);
    const opened = [...this.slots.values()].filter(
      ({ slot, isOpen }) => isOpen && slot.period === period && present.has(slot.entry),
    ).length;
    if (opened !== slots)
      this.contest.report.add(`Of ${shown(period)}, ${count(slots, 'slot was', 'slots were')} sealed, and ${grouped(opened)} opened.`);
  }

  /** The slots of each entry in each period. Asked for when all are read. @type {Map<string, Timeline[]> | null} */
  #groups = null;

  /**
   * All slots of an entry in a period, in order; null while some are sealed.
   * @param {{ entry: number, period: string }} of
   */
  ofEntry({ entry, period }) {
    if (this.#groups === null) {
      this.#groups = new Map();
      for (const one of this.slots.values()) {
        const key = `${one.slot.entry}/${one.slot.period}`;
        const group = this.#groups.get(key);
        if (group) group.push(one);
        else this.#groups.set(key, [one]);
      }
    }
    const each = this.contest.slotsEach;
    const known = (this.#groups.get(`${entry}/${period}`) ?? []).filter(({ isOpen }) => isOpen);
    const isWhole = each === undefined ? this.contest.latest.get(period)?.last && known.length > 0 : known.length === each;
    return isWhole ? known.sort((one, other) => one.slot.slot - other.slot.slot) : null;
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
    const began = contest.locks.get(`${seal.period}/${pick.event}`);
    // At the end also what waits for a game that was never played in its time.
    if (!began || began.n > lock.n || (contest.moved.get(pick.event) ?? -1) > began.n) return lock.last;
    // What an administrator set for a game that was on already, and picks of who was not in the contest when it began.
    return pick.by !== undefined || !began.entries.includes(entry);
  };
  return [seal, seal.next].find((one) => one !== null && fits(one)) ?? null;
}
