/** What owners would have paid at most, held against what was paid: whom the site bid for, it bid for as far as they said. */
import { grouped } from './texts.mjs';

/** @typedef {import('./auction-sales.mjs').Hammered} Hammered */
/** @typedef {import('./auction-sales.mjs').Sales} Sales */
/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {import('./timeline.mjs').Timeline} Timeline */
/** @typedef {{ entry: number, max: number }} Maximum */

/** No price goes beyond it. */
const HIGHEST = 1_000_000;

/** @param {Contest} contest @param {readonly Timeline[]} slots @param {Sales} sales */
export function checkMaxima(contest, slots, sales) {
  /** What each lock opened of each lot, by 'lot/line'. @type {Map<string, Maximum[]>} */
  const opened = new Map();
  /** @type {Map<number, number>} */
  const slotOfLot = new Map();
  for (const { slot, told, ...timeline } of slots) {
    for (const { n, pick } of told) {
      const said = JSON.parse(pick);
      if (said === null || typeof said.event !== 'number') continue;
      const place = slotOfLot.get(said.event) ?? slot.slot;
      slotOfLot.set(said.event, place);
      if (place !== slot.slot)
        contest.report.add(`${timeline.contest.called(slot.entry)} left a maximum for ${sales.called(said.event)} in two places.`);
      const key = `${said.event}/${n}`;
      opened.set(key, [...(opened.get(key) ?? []), { entry: slot.entry, max: said.max }]);
    }
  }
  const present = new Map(contest.seals.map(({ n, entries }) => [n, entries]));
  for (const [key, sale] of sales.hammered) {
    const entries = present.get(Number(key.split('/')[1])) ?? [];
    if (!sale.settings.auto_bids || !entries.includes(sale.entry)) continue;
    const higher = whoWouldHaveBid(sale, opened.get(key) ?? []);
    if (higher)
      contest.report.add(
        `${sales.called(sale.lot)} was sold for ${grouped(sale.price)} in line ${sale.n}, although ${contest.called(higher.entry)} had left a maximum of ${grouped(higher.max)}.`,
      );
  }
}

/** By how much a bid rises above a price. @param {Hammered['settings']} settings @param {number} price */
const stepAbove = ({ steps }, price) => steps.findLast(({ from }) => price >= from)?.step ?? 1;

/**
 * The one of the others for whom the site would have bid once more; null for nobody. What nobody can know is taken as it was at its least.
 * @param {Hammered} sale @param {readonly Maximum[]} maxima @returns {Maximum | null}
 */
function whoWouldHaveBid({ entry, price, settings, left }, maxima) {
  const cap = (/** @type {Maximum} */ one) => Math.min(one.max, left.get(one.entry) ?? HIGHEST, HIGHEST);
  const [rival] = maxima.filter((one) => one.entry !== entry).toSorted((one, other) => cap(other) - cap(one));
  const least = price + stepAbove(settings, price);
  if (!rival || cap(rival) < least) return null;
  const own = maxima.find((one) => one.entry === entry);
  // The buyer's own maximum holds against another's as far as there is a bid between them.
  if (!own || own.max < cap(rival)) return rival;
  const [high, low] = [Math.max(cap(own), cap(rival)), cap(rival)];
  const answer = Math.min(high, low + stepAbove(settings, low));
  for (let bid = Math.min(low, answer - 1); bid >= least; bid -= 1) if (bid + stepAbove(settings, bid) <= answer) return rival;
  return null;
}
