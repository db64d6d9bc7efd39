/** One slot from the first that everybody knew of it to the last: opened at its lock, set anew by an administrator, picked anew and opened again. */
import { bare } from './contest.mjs';
import { shown } from './texts.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./contest.mjs').Slot} Slot */
/**
 * What became known in line `n`: opened with a lock (or open before the log began), or set by an administrator.
 * @typedef {{ n: number, pick: string, set?: { at: number, before: string } }} Told
 */

/** What an override says instead of a pick whose game has yet to begin. */
export const SEALED = '{"sealed":true}';
/** An administrator may see a game on before its kick-off has come: then the lock follows soon. */
const SOON_MS = 3_600_000;

export class Timeline {
  /** @type {Told[]} */
  told = [];
  /** The pick that counts; undefined while it is sealed. @type {string | undefined} */
  now = undefined;
  /** Whether an administrator set it while it was sealed, and it stayed so. */
  setSealed = false;

  /** @param {Slot} slot @param {Contest} contest */
  constructor(slot, contest) {
    this.slot = slot;
    this.contest = contest;
  }

  /** @param {string} words */
  say(words) {
    const { entry, period, slot } = this.slot;
    const name = this.contest.called(entry);
    this.contest.report.add(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}, ${shown(period)}, pick ${slot}, ${words}.`);
  }

  /** Whether it was ever opened. */
  get isOpen() {
    return this.told.some(({ set }) => set === undefined);
  }

  /** Whether its game was put off after it was opened, so that something else may have been picked since that nobody opened. */
  get isAjar() {
    const last = this.told.at(-1);
    return last !== undefined && (this.contest.moved.get(JSON.parse(last.pick)?.event) ?? -1) > last.n;
  }

  settle() {
    this.told.sort((one, other) => one.n - other.n);
    /** @type {Told | undefined} */
    let last;
    for (const one of this.told) {
      if (one.set) this.#checkSet(one.n, one.pick, { ...one.set, since: last?.n ?? -1 });
      else if (last && this.now !== undefined && !this.#isFree(last.n)) {
        if (last.set === undefined && last.n > 0) this.say('was opened twice');
        else if (bare(this.now) !== bare(one.pick)) this.say(`is opened as another pick than the one that line ${last.n} shows`);
      }
      this.now = one.pick === SEALED ? undefined : one.pick;
      last = one;
    }
  }

  /** Whether who picked may have picked anew since line `n`: it was empty, or its game was put off. After the last lock nobody may. @param {number} n */
  #isFree(n) {
    const seal = this.contest.latest.get(this.slot.period);
    const end = seal?.last ? seal.n : Infinity;
    if (this.now === 'null') return n < end;
    const moved = this.contest.moved.get(JSON.parse(this.now ?? 'null')?.event) ?? -1;
    return moved > n && moved <= end;
  }

  /** @param {number} n @param {string} after @param {{ at: number, before: string, since: number }} set `since` is the line that told of it before */
  #checkSet(n, after, { at, before, since }) {
    const { contest, slot } = this;
    const known = this.now !== undefined && !this.#isFree(since);
    const same = this.now !== undefined && bare(before) === bare(this.now);
    const unseen = before === SEALED && (!known || this.#mayWait(n));
    const fits = same || unseen || (!known && (before === 'null' || this.#isOn(before, n, at)));
    if (!fits) this.say(`was set in line ${n}, which says that another pick was there before`);
    const isPick = after === 'null' || after === SEALED || (contest.rules?.isPick?.(JSON.parse(after)) ?? true);
    if (!isPick || !contest.names.has(slot.entry)) this.say(`was set in line ${n} to something else than a pick`);
  }

  /**
   * Whether the game of what was opened may have been to come when line `n` was written: what waits for it is opened with the last lock, and until
   * then it may begin in a lock to come.
   * @param {number} n
   */
  #mayWait(n) {
    if (!this.contest.latest.get(this.slot.period)?.last) return true;
    const event = JSON.parse(this.now ?? 'null')?.event;
    const lock = this.contest.locks.get(`${this.slot.period}/${event}`);
    return !lock || lock.n > n || (this.contest.moved.get(event) ?? -1) > lock.n;
  }

  /** Whether a game may have been on by then although no lock had opened what was picked of it. @param {string} pick @param {number} n @param {number} at */
  #isOn(pick, n, at) {
    const { entry, period } = this.slot;
    if ((this.contest.firstSeal.get(period) ?? n) >= n) return true;
    const lock = this.contest.locks.get(`${period}/${JSON.parse(pick)?.event}`);
    // Of who was not in the contest when it began nothing was opened then.
    return !lock || !lock.entries.includes(entry) || (lock.n > n && lock.due <= at + SOON_MS);
  }

  /**
   * What was in it when the log had so many lines, as far as its opening tells; null where that is not known.
   * @param {number} size @param {{ withSet: boolean }} how
   */
  at(size, { withSet }) {
    const opened = this.told.findLast(({ set }) => set === undefined);
    const set = withSet ? this.told.findLast((one) => one.set && one.n < size && one.n > (opened?.n ?? -1)) : undefined;
    return set?.pick ?? opened?.pick ?? 'null';
  }
}
