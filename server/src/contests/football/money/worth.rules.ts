import { formatNumber, plural } from '@poolhouse/contract/formats';
import type { ContestWorth } from '../../plug';
import { sum } from '../../standings/shares.rules';
import { planPot, type PotTerms } from './pot.rules';

/** What each week and each place is worth, as the pot pays them; all together are exactly the pot. */
export function footballWorth(terms: PotTerms): ContestWorth {
  const { pot, pointsPerWeek, cigar, overall, rest, weeks, firstWeek } = planPot(terms);
  const first = overall.length > 0 ? rest : 0;
  const places = overall.map((points, n) => ({
    ID: `overall-${n + 1}`,
    prize: `Overall, place ${n + 1}`,
    points: points + (n === 0 ? first : 0),
    times: 1,
    together: points + (n === 0 ? first : 0),
    rule: n === 0 && first > 0 ? `ties share; ${first} left over by the weeks included` : 'ties share',
  }));
  const prizes = [
    {
      ID: 'week',
      prize: 'Five of five right',
      points: pointsPerWeek,
      times: weeks,
      together: pointsPerWeek * weeks,
      rule: 'shared; nobody: pushed to the next week',
    },
    ...places,
    ...(cigar > 0 ? [{ ID: 'cigar', prize: 'Close but no cigar', points: cigar, times: 1, together: cigar, rule: 'most 4-1 weeks' }] : []),
    ...(overall.length === 0 && rest > 0
      ? [{ ID: 'rest', prize: 'Left over', points: rest, times: 1, together: rest, rule: 'without overall prizes nobody gets it' }]
      : []),
  ];
  const paid = sum(prizes.filter(({ ID }) => ID !== 'rest').map(({ together }) => together));
  const words = `${plural(terms.entries, 'entry', 'entries')} at ${plural(terms.pointsPerEntry, 'point')} make a pot of ${formatNumber(pot)}.`;
  const wanted = sum(terms.overallPoints) + terms.cigarPoints;
  return {
    pot,
    prizes: { data: prizes },
    weeks: { data: Array.from({ length: weeks }, (_, n) => ({ ID: firstWeek + n, week: firstWeek + n, points: pointsPerWeek })) },
    adds_up: paid === pot && wanted <= pot ? 1 : 0,
    message: wanted > pot ? `${words} The fixed prizes of ${formatNumber(wanted)} are more than that, and are cut.` : words,
  };
}
