import { formatNumber, plural } from '@poolhouse/contract/formats';
import type { ContestWorth } from '../plug';
import { sum } from '../standings/shares.rules';
import { placePrizes, type PrizeTerms } from './payouts.rules';

/** What each place is worth with so many entries: together exactly the pot. */
export function winsWorth(terms: PrizeTerms, entries: number): ContestWorth {
  const places = placePrizes(terms, entries);
  const pot = terms.pointsPerEntry * entries;
  const prizes = places.map((points, n) => ({
    ID: `place-${n + 1}`,
    prize: `Place ${n + 1}`,
    points,
    times: 1,
    together: points,
    rule: 'ties share the places they span',
  }));
  return {
    pot,
    prizes: { data: prizes },
    weeks: { data: [] },
    adds_up: sum(places) === pot ? 1 : 0,
    message: `${plural(entries, 'entry', 'entries')} at ${plural(terms.pointsPerEntry, 'point')} make a pot of ${formatNumber(pot)}.`,
  };
}
