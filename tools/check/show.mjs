import { CommandFailed } from '../run/command.mjs';
import { summary } from './tally.mjs';

/** @typedef {import('./side-by-side.mjs').Check} Check */
/** @typedef {import('./side-by-side.mjs').Ended} Ended */

const EVERY_MS = 10_000;

/** Tells what runs, what ended and how, and every ten seconds how far it is. What a failed check said comes in one piece. */
export function progress() {
  /** @type {Map<string, { check: Check, began: number }>} */
  const running = new Map();
  const timer = setInterval(() => {
    const each = [...running.values()].map(({ check, began }) => {
      const far = check.progress?.() ?? '';
      return `${check.name} ${Math.round((performance.now() - began) / 1000)} s${far && ` (${far})`}`;
    });
    if (each.length > 0) console.log(`… ${each.join(', ')}`);
  }, EVERY_MS);
  return {
    started: (/** @type {Check} */ check) => void running.set(check.name, { check, began: performance.now() }),
    ended: (/** @type {Ended} */ ended) => {
      running.delete(ended.name);
      const { name, seconds, tally, trouble, leftOut } = ended;
      if (trouble !== undefined) console.error(trouble instanceof CommandFailed ? trouble.output.trim() : trouble);
      console.log(leftOut ? `${name}: left out, because ${leftOut}` : `${name}: ${verdict(tally)} in ${seconds.toFixed(0)} s`);
    },
    stop: () => clearInterval(timer),
  };
}

/** @param {import('./tally.mjs').Tally} tally */
const verdict = (tally) => {
  const said = tally.failed > 0 ? `failed (${summary(tally)})` : tally.passed > 0 ? summary(tally) : 'ok';
  return tally.again.length > 0 ? `${said}, ${tally.again.length} at the second try` : said;
};

/** A table of all checks. @param {readonly Ended[]} results */
export function table(results) {
  console.table(results.map(({ name, seconds, tally }) => ({ check: name, seconds: seconds.toFixed(1), result: verdict(tally) })));
}
