import { DateTime } from 'luxon';
import { between, type Random } from '../../../sport/practice/random.rules';
import type { FieldGolfer, RoundCard } from '../golf';
import type { Result, Stats } from '../stores/history.store';
import { demoGolferId } from './demo-golfers';
import type { DemoTournament } from './demo-season';
import { normal } from './outcome.rules';

/** Of about half of the golfers a birthday is known; one has it on the demo's Sunday. */
export function demoBirthdays(golfers: number, random: Random): string[] {
  return Array.from({ length: golfers }, (_, n) => {
    if (n === 2) return '1995-11-22';
    if (random() < 0.53) return '';
    const day = DateTime.fromISO('1984-01-01').plus({ years: between(random, 0, 20), days: between(random, 0, 364) });
    return day.toFormat('yyyy-MM-dd');
  });
}

/** A season's statistics, as good as the golfer is. */
export function demoStats(strength: readonly number[], year: number, random: Random): Stats[] {
  const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  return strength.map((skill, n) => {
    const bpr = round(3.75 - 0.38 * skill + normal(random) * 0.15, 2);
    const hpe = Math.max(54, Math.round(150 + 45 * skill + normal(random) * 30));
    const gir = round(67 - 1.9 * skill + normal(random) * 1.6, 1);
    // Cuts in a row follow from the results. Their dice are thrown all the same, so that the rest of the demo stays as it is.
    normal(random);
    const worldRank = 1 + Math.floor(n * 1.7 + (n % 3));
    return { year, golferId: demoGolferId(n), bpr, hpe, gir, cc: null, worldRank, rounds: between(random, 40, 78) };
  });
}

interface Finish {
  readonly golferId: number;
  /** How good they were that week; below 0 is better. */
  readonly form: number;
  readonly toPar: number;
  readonly lastRound: number;
}

/** What golfers did at a tournament in the years before: each year has one winner, and places as its scores say. */
export function demoHistory(
  here: readonly number[],
  { name, start, permNum }: DemoTournament,
  { strength, random }: { strength: readonly number[]; random: Random },
): Result[] {
  return [1, 2, 3, 4].flatMap((ago) => {
    const startDate = DateTime.fromISO(start)
      .minus({ weeks: 52 * ago })
      .toFormat('yyyy-MM-dd');
    const played = here.flatMap((n): Finish[] => {
      if (random() < 0.45) return [];
      const form = (strength[n] ?? 0) + normal(random);
      const lastRound = Math.round(-1 + form + normal(random) * 2.5);
      const toPar = form > MISSES_CUT ? Math.round(2 + 2 * form) : Math.round(-6 + 4.5 * form + normal(random));
      return [{ golferId: demoGolferId(n), form, toPar, lastRound }];
    });
    const about = ({ golferId, lastRound }: Finish) => ({ golferId, startDate, permNum, name, lastRound });
    const cut = played.filter(({ form }) => form > MISSES_CUT);
    const through = played.filter(({ form }) => form <= MISSES_CUT).sort((a, b) => a.toPar - b.toPar);
    const places = placesOf(through.map(({ toPar }) => toPar));
    return [
      ...through.map((one, at) => ({ ...about(one), position: places[at] ?? '', through: 'F', toPar: one.toPar })),
      ...cut.map((one) => ({ ...about(one), position: 'CUT', through: 'CUT', toPar: one.toPar })),
    ];
  });
}

const MISSES_CUT = 0.45;

/** Places of totals, the lowest first: '5', 'T5' where they are shared. The first of all has won, after a play-off where it took one. */
function placesOf(totals: readonly number[]): string[] {
  return totals.map((own, at) => {
    if (at === 0) return '1';
    const level = totals.filter((other, n) => n > 0 && other === own).length;
    return `${level > 1 ? 'T' : ''}${own === totals[0] ? 2 : 1 + totals.filter((other) => other < own).length}`;
  });
}

/** The results of a tournament that was played, for the golfers' year. */
export function demoResults({
  cards,
  field,
  pars,
  tournament,
}: {
  cards: readonly RoundCard[];
  field: readonly FieldGolfer[];
  pars: readonly number[];
  tournament: DemoTournament;
}): Result[] {
  const par = pars.reduce((sum, one) => sum + one, 0);
  const rounds = new Map<number, number[]>();
  for (const card of cards) {
    const made = card.holes.reduce<number>((sum, strokes) => sum + (strokes ?? 0), 0) - par;
    rounds.set(card.golferId, [...(rounds.get(card.golferId) ?? []), made]);
  }
  const totals = field.flatMap(({ golferId, status }) => {
    const own = rounds.get(golferId);
    return own ? [{ golferId, status, toPar: own.reduce((sum, one) => sum + one, 0), lastRound: own.at(-1) ?? null }] : [];
  });
  totals.sort((a, b) => a.toPar - b.toPar);
  const through = totals.filter(({ status }) => status === 'IN');
  const places = placesOf(through.map(({ toPar }) => toPar));
  const placeOf = new Map(through.map(({ golferId }, at) => [golferId, places[at] ?? '']));
  return totals
    .map(({ golferId, status, toPar, lastRound }) => ({
      golferId,
      startDate: tournament.start,
      permNum: tournament.permNum,
      name: tournament.name,
      position: placeOf.get(golferId) ?? status,
      through: status === 'IN' ? 'F' : status,
      toPar,
      lastRound,
    }))
    .sort((a, b) => Number(a.position.startsWith('C')) - Number(b.position.startsWith('C')) || (a.toPar ?? 0) - (b.toPar ?? 0));
}
