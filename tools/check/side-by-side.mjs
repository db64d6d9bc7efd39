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
  const names = new Set(checks.map(({ name }) => name));
  const waiting = [...checks];
  /** @type {Map<string, boolean>} */
  const over = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Ended[]} */
  const results = [];
  let free = cores;

  const finish = (/** @type {Ended} */ result) => {
    over.set(result.name, result.tally.failed === 0);
    results.push(result);
    ended(result);
  };
  const begin = (/** @type {Check} */ check) => {
    const share = Math.min(check.cores ?? 1, cores);
    const began = now();
    free -= share;
    started(check);
    const work = check
      .run(share)
      .then(
        (tally) => ({ tally }),
        (trouble) => ({ tally: { ...nothing(), failed: 1 }, trouble }),
      )
      .then((result) => {
        free += share;
        running.delete(check.name);
        finish({ name: check.name, seconds: (now() - began) / 1000, ...result });
      });
    running.set(check.name, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const check of [...waiting]) {
      const needs = (check.needs ?? []).filter((name) => names.has(name));
      const lost = needs.find((name) => over.get(name) === false);
      if (lost !== undefined) {
        waiting.splice(waiting.indexOf(check), 1);
        finish({ name: check.name, seconds: 0, tally: { ...nothing(), failed: 1 }, leftOut: `${lost} failed` });
      } else if (needs.every((name) => over.get(name)) && Math.min(check.cores ?? 1, cores) <= free) {
        waiting.splice(waiting.indexOf(check), 1);
        begin(check);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0 && !waiting.some((check) => (check.needs ?? []).some((name) => over.has(name) && names.has(name))))
      throw new Error(`These checks wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return results;
}
