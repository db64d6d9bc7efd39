/** What this program knows of each kind of contest: how its picks are written, lines of its own, and how its standings follow from all of it. */
import { footballStandings, isFootballPick } from './football.mjs';
import { golf, pick1 } from './golf.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {import('./timeline.mjs').Timeline} Timeline */
/** @typedef {{ rank: number, entry: number, name: string, tally: string, wins?: number, score?: number }} Standing `tally` is what it has, in words */
/**
 * @typedef {object} Rules
 * @property {number} [slots] how many an entry has in a period
 * @property {(pick: any) => boolean} [isPick] whether something that is not null is written as a pick
 * @property {Record<string, Shape>} [kinds] lines that this kind of contest alone has; they are in `contest.own`, in their order
 * @property {(contest: Contest, slots: readonly Timeline[]) => void} [check] says what contradicts itself in them, when all is read
 * @property {(contest: Contest, slots: readonly Timeline[]) => Standing[]} [standings]
 */

/** By type. @type {Record<string, Rules>} */
const RULES = {
  golf,
  pick1golf: pick1,
  football: { slots: 5, isPick: isFootballPick, standings: footballStandings },
};

/** @param {string} type @returns {Rules | undefined} */
export const rulesOf = (type) => (Object.hasOwn(RULES, type) ? RULES[type] : undefined);
