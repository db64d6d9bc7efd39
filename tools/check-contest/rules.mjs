/** The kinds of contests that this program knows. */
import { auction } from './auction.mjs';
import { footballStandings, isFootballPick } from './football.mjs';
import { golf, pick1 } from './golf.mjs';
import { nflWinsRules } from './nfl-wins.mjs';
import { squaresRules } from './squares.mjs';
import { underdogsRules } from './underdogs.mjs';

/** @typedef {import('./kind.mjs').Kind} Kind */

/** By type. @type {Record<string, Kind>} */
const KINDS = {
  bbauction: auction,
  bbsquares: squaresRules,
  golf,
  pick1golf: pick1,
  footballwins: nflWinsRules,
  underdogs: underdogsRules,
  football: { slots: 5, isPick: isFootballPick, standings: footballStandings },
};

/** @param {string} type @returns {Kind | undefined} */
export const rulesOf = (type) => (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined);
