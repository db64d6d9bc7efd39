import { nothing } from './tally.mjs';

/**
 * One check. `needs`: checks that must have ended well before; `cores`: how many it keeps busy; `progress`: how far it is, in words.
 * @typedef {{ name: string, needs?: string[], cores?: number, progress?: () => string, run: (cores: number) => Promise<import('./tally.mjs').Tally> }} Check
 * @typedef {{ name: string, seconds: number, tally: import('./tally.mjs').Tally, trouble?: unknown, leftOut?: string }} Ended
 */

/**
 * Runs checks beside each other, in their order, as far as there are cores. A check whose needs failed is left out and counts as failed.
 * @param {readonly Check[]} checks
 * @param {{ cores: number, started?: (check: Check) => void, ended?: (ended: Ended) => void, now?: () => number }} options
 * @returns {Promise<Ended[]>} in the order in which they ended
 */
export async function sideBySide(checks, { cores, started = () => {}, ended = () => {}, now = () => performance.now() }) {
  const run = new Run(checks, { cores, started, ended, now });
  while (run.goesOn) {
    for (const check of [...run.waiting]) run.consider(check);
    await run.change();
  }
  return run.results;
}

/** Three thirds of the cores are all of them. */
const ROUNDING = 1e-9;

/** Checks on their way: which wait, which run, and how those ended that are over. */
class Run {
  /** @type {Map<string, boolean>} */
  over = new Map();
  /** @type {Map<string, Promise<void>>} */
  running = new Map();
  /** @type {Ended[]} */
  results = [];

  /**
   * @param {readonly Check[]} checks
   * @param {{ cores: number, started: (check: Check) => void, ended: (ended: Ended) => void, now: () => number }} options
   */
  constructor(checks, options) {
    this.options = options;
    this.names = new Set(checks.map(({ name }) => name));
    this.waiting = [...checks];
    this.free = options.cores;
  }

  get goesOn() {
    return this.waiting.length > 0 || this.running.size > 0;
  }

  /** Begins a check for which the time has come, or leaves it out. @param {Check} check */
  consider(check) {
    const needs = (check.needs ?? []).filter((name) => this.names.has(name));
    const lost = needs.find((name) => this.over.get(name) === false);
    if (lost !== undefined) {
      this.waiting.splice(this.waiting.indexOf(check), 1);
      this.finish({ name: check.name, seconds: 0, tally: failed(), leftOut: `${lost} failed` });
    } else if (needs.every((name) => this.over.get(name)) && this.share(check) <= this.free + ROUNDING) {
      this.waiting.splice(this.waiting.indexOf(check), 1);
      this.begin(check);
    }
  }

  /** Waits until one that runs has ended; throws where none does, and what waits cannot begin. */
  async change() {
    if (this.running.size > 0) await Promise.race(this.running.values());
    else if (this.waiting.length > 0 && !this.waiting.some((check) => (check.needs ?? []).some((name) => this.isOver(name))))
      throw new Error(`These checks wait for each other: ${this.waiting.map(({ name }) => name).join(', ')}`);
  }

  /** @param {string} name */
  isOver(name) {
    return this.over.has(name) && this.names.has(name);
  }

  /** Of the cores. @param {Check} check */
  share(check) {
    return Math.min(check.cores ?? 1, this.options.cores);
  }

  /** @param {Check} check */
  begin(check) {
    const { started, now } = this.options;
    const share = this.share(check);
    const began = now();
    this.free -= share;
    started(check);
    const work = check
      .run(share)
      .then(
        (tally) => ({ tally }),
        (trouble) => ({ tally: failed(), trouble }),
      )
      .then((result) => {
        this.free += share;
        this.running.delete(check.name);
        this.finish({ name: check.name, seconds: (now() - began) / 1000, ...result });
      });
    this.running.set(check.name, work);
  }

  /** @param {Ended} result */
  finish(result) {
    this.over.set(result.name, result.tally.failed === 0);
    this.results.push(result);
    this.options.ended(result);
  }
}

/** Of a check that has not run to its end. */
const failed = () => ({ ...nothing(), failed: 1 });
