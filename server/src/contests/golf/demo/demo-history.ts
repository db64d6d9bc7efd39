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
  return strength.map((skill, n) => ({
    year,
    golferId: demoGolferId(n),
    bpr: round(3.75 - 0.38 * skill + normal(random) * 0.15, 2),
    hpe: Math.max(54, Math.round(150 + 45 * skill + normal(random) * 30)),
    gir: round(67 - 1.9 * skill + normal(random) * 1.6, 1),
    cc: Math.max(0, Math.round(4 - 4 * skill + normal(random) * 3)),
    worldRank: 1 + Math.floor(n * 1.7 + (n % 3)),
    rounds: between(random, 40, 78),
  }));
}

/** What golfers did at a tournament in the years before. */
export function demoHistory(
  here: readonly number[],
  { name, start, permNum }: DemoTournament,
  { strength, random }: { strength: readonly number[]; random: Random },
): Result[] {
  return [1, 2, 3, 4].flatMap((ago) =>
    here.flatMap((n): Result[] => {
      if (random() < 0.45) return [];
      const startDate = DateTime.fromISO(start)
        .minus({ weeks: 52 * ago })
        .toFormat('yyyy-MM-dd');
      const form = (strength[n] ?? 0) + normal(random);
      const lastRound = Math.round(-1 + form + normal(random) * 2.5);
      const about = { golferId: demoGolferId(n), startDate, permNum, name, lastRound };
      if (form > 0.45) return [{ ...about, position: 'CUT', through: 'CUT', toPar: Math.round(2 + 2 * form) }];
      const place = Math.max(1, Math.round(38 + 24 * form + normal(random) * 8));
      return [{ ...about, position: place === 1 ? '1' : `T${place}`, through: 'F', toPar: Math.round(-16 + place / 4) }];
    }),
  );
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
  const through = totals.filter(({ status }) => status === 'IN').map(({ toPar }) => toPar);
  return totals
    .sort((a, b) => a.toPar - b.toPar)
    .map(({ golferId, status, toPar, lastRound }) => {
      const place = 1 + through.filter((other) => other < toPar).length;
      const position = status !== 'IN' ? status : `${through.filter((other) => other === toPar).length > 1 ? 'T' : ''}${place}`;
      return {
        golferId,
        startDate: tournament.start,
        permNum: tournament.permNum,
        name: tournament.name,
        position,
        through: status === 'IN' ? 'F' : status,
        toPar,
        lastRound,
      };
    })
    .sort((a, b) => Number(a.position.startsWith('C')) - Number(b.position.startsWith('C')) || (a.toPar ?? 0) - (b.toPar ?? 0));
}
