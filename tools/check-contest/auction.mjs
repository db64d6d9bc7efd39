/** An auction, written anew: what its lines are, and what follows from its sales, its sealed order and the maxima that were opened. */
import { checkMaxima } from './auction-maxima.mjs';
import { auctionStandings } from './auction-money.mjs';
import { Sales } from './auction-sales.mjs';
import { isCount, isId, isText, like, listOf, maybe } from './shapes.mjs';

/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./kind.mjs').Kind} Kind */
/** @typedef {import('./timeline.mjs').Timeline} Timeline */

const isTrue = (/** @type {any} */ value) => typeof value === 'boolean';
const isHex = (/** @type {any} */ value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isBudget = (/** @type {any} */ value) => value === null || isCount(value);
const isFew = (/** @type {any} */ list) => Array.isArray(list) && list.length <= 1000;
const lotParts = { lot: isId, name: isText, places: listOf(like({ place: isId, seed: isCount })) };
const settingsParts = {
  auto_bids: isTrue,
  budget: isBudget,
  min_price: isCount,
  payouts: (/** @type {any} */ list) => isFew(list) && list.length === 6 && list.every(isCount),
  steps: (/** @type {any} */ list) => isFew(list) && list.every(like({ from: isCount, step: isCount })),
};

const AUCTION_LINES = {
  'order.sealed': { commit: isHex, layout: isText, lots: (/** @type {any} */ lots) => isFew(lots) && lots.every(like(lotParts)) },
  'auction.opened': { ...settingsParts, owners: listOf(isId) },
  'auction.settings': settingsParts,
  'lot.up': { lot: isId, by: isText },
  'lot.passed': { lot: isId },
  sold: { lot: isId, team: isText, entry: isId, price: isCount, by: isText, reason: maybe(isText) },
  'sale.undone': { lot: isId, reason: isText },
  'sale.corrected': { lot: isId, entry: isId, price: isCount, reason: isText },
  'sale.shared': { lot: isId, entry: isId, percent: isCount },
  'auction.completed': { seed: isText, lots: listOf(isId) },
  'auction.reopened': { reason: isText },
};

const MAXIMUM_PARTS = ['by', 'event', 'max'];

/** One of 0 was taken off by an administrator, with the bid that it had made. @param {any} pick */
function isMaximum(pick) {
  if (typeof pick !== 'object' || pick === null || Object.keys(pick).some((part) => !MAXIMUM_PARTS.includes(part))) return false;
  return isId(pick.event) && isCount(pick.max) && (pick.max === 0) === (pick.by !== undefined);
}

/** What each owner would pay at most for each of 64 places of a bracket; a lot has the slot of its best one. @type {Kind} */
export const auction = {
  slots: 64,
  isPick: isMaximum,
  kinds: AUCTION_LINES,
  locksNoGames: true,
  check(contest, slots) {
    const sales = new Sales(contest);
    sales.fold();
    checkMaxima(contest, slots, sales);
  },
  standings: (contest) => {
    const sales = new Sales(contest, { isSilent: true });
    sales.fold();
    return auctionStandings(contest, sales);
  },
};
