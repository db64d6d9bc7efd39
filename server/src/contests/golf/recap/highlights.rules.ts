import type { GolfHighlightRow } from '@poolhouse/contract';
import { formatGain, formatList, formatToPar, plural } from '@poolhouse/contract/formats';

/** An entry's frozen result, as the recap tells it. Amounts in cents. */
export interface RecapEntry {
  readonly name: string;
  readonly rounds: readonly number[];
  readonly aces: number;
  readonly winner: number;
  readonly side: number;
  readonly picks: readonly { readonly name: string; readonly house: boolean; readonly onlyBalls: number }[];
}

/**
 * What is worth telling: the best and the worst round, the golfer who made most balls alone, both pots, the side action. Everything that is
 * level is named.
 *
 * @param stake cents that the pots held
 */
export function highlightsOf(
  entries: readonly RecapEntry[],
  stake: { readonly aces: number; readonly winner: number },
  dollars: (cents: number) => string,
): GolfHighlightRow[] {
  const rounds = entries.flatMap(({ name, rounds: own }) => own.map((score, n) => ({ who: `${name}, round ${n + 1}`, value: score })));
  const balls = entries.flatMap(({ name, picks }) => picks.map((pick) => ({ who: `${pick.name} for ${name}`, value: pick.onlyBalls })));
  const side = entries.filter((one) => one.side > 0).map((one) => ({ who: one.name, value: one.side }));
  return [
    ...highlight('best_round', 'Best round', least(rounds), formatToPar),
    ...highlight('worst_round', 'Worst round', most(rounds), formatToPar),
    ...highlight(
      'valuable',
      'Most valuable golfer',
      most(balls.filter(({ value }) => value > 0)),
      (value) => `${plural(value, 'ball')} alone`,
    ),
    pot(
      'aces',
      'Aces pot',
      entries.map(({ name, aces }) => ({ who: name, value: aces })),
      { stake: stake.aces, dollars },
    ),
    pot(
      'winner',
      'Winners pot',
      entries.map(({ name, winner }) => ({ who: name, value: winner })),
      { stake: stake.winner, dollars },
    ),
    ...highlight('side', 'Side action', most(side), (value) => formatGain(value / 100)),
  ];
}

interface Candidate {
  readonly who: string;
  readonly value: number;
}

const most = (all: readonly Candidate[]): Candidate[] => all.filter(({ value }) => value === Math.max(...all.map((one) => one.value)));
const least = (all: readonly Candidate[]): Candidate[] => all.filter(({ value }) => value === Math.min(...all.map((one) => one.value)));

function highlight(
  ID: GolfHighlightRow['ID'],
  label: string,
  best: readonly Candidate[],
  words: (value: number) => string,
): GolfHighlightRow[] {
  const [first] = best;
  return first ? [{ ID, label, value: words(first.value), note: best.map(({ who }) => who).join('; ') }] : [];
}

function pot(
  ID: GolfHighlightRow['ID'],
  label: string,
  all: readonly Candidate[],
  { stake, dollars }: { stake: number; dollars: (cents: number) => string },
): GolfHighlightRow {
  const paid = all.filter(({ value }) => value > 0);
  const note = paid.length === 0 ? 'nobody; it is carried' : formatList(paid.map(({ who, value }) => `${who} ${dollars(value)}`));
  return { ID, label, value: dollars(stake), note };
}
