/** A made-up log of Underdogs as the program reads it: without its hashes, which other tests are about. */
import { Contest } from '../contest.mjs';
import { Report } from '../report.mjs';
import { rulesOf } from '../rules.mjs';
import { Timeline } from '../timeline.mjs';

/** @typedef {import('./dogs-season.mjs').DogsSeason} DogsSeason */
/** @typedef {import('./dogs-season.mjs').Line} Line */

/** @param {DogsSeason} season @param {Line[]} [lines] numbered anew */
export function readDogs({ lines: own, opened }, lines = own) {
  const report = new Report();
  const contest = new Contest(report, 7, rulesOf);
  /** @type {Map<string, Timeline>} */
  const slots = new Map();
  const slotOf = (/** @type {{ entry: number, period: string }} */ { entry, period }) => {
    const one = slots.get(`${entry}/${period}`) ?? new Timeline({ entry, period, slot: 1 }, contest);
    slots.set(`${entry}/${period}`, one);
    return one;
  };
  for (const [n, line] of lines.entries()) contest.take(n, { ...line, n });
  const seals = new Map(contest.seals.map(({ beat, n }) => [beat, n]));
  for (const one of contest.olderPicks) slotOf(one).told.push({ n: 0, pick: one.pick });
  for (const { beat, pick, ...slot } of opened) slotOf(slot).told.push({ n: seals.get(beat) ?? 0, pick: JSON.stringify(pick) });
  for (const { n, at, before, after, ...slot } of contest.overrides) slotOf(slot).told.push({ n, pick: after, set: { at, before } });
  for (const one of slots.values()) one.settle();
  const rules = rulesOf('underdogs');
  rules?.check?.(contest, [...slots.values()]);
  return { sentences: report.sentences, standings: rules?.standings?.(contest, [...slots.values()]) ?? null, says: rules?.says?.(contest) };
}
