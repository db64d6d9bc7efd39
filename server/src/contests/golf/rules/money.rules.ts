import { divide, sum } from '../../standings/shares.rules';

/** Parts of the weekly prizes, which are dollars where 28 entries pay 50 for 35 events. */
const WEEKLY_WEIGHTS = [9, 7, 5, 4, 3, 2] as const;
const OVERALL_WEIGHTS = [32, 28, 24, 20, 16, 10] as const;
/** 130 of 1,400 are for the overall places, and each pot gets 35 of 1,400 over the season. */
const OVERALL_SHARE = { of: 140, parts: 13 };
const POT_SHARE = 40;

/** All amounts in cents. */
export interface MoneyPlan {
  readonly pot: number;
  /** What each of the two pots gets at each tournament's start. */
  readonly perEvent: number;
  /** Prizes of a tournament by place; a double one pays twice each. */
  readonly weekly: readonly number[];
  readonly overall: readonly number[];
  /** Cents that divide into nothing; they join the overall prizes. */
  readonly rest: number;
}

/**
 * Divides what the entries pay in over a season, to the cent.
 *
 * @param fee cents an entry pays in
 * @param events tournaments of the season
 * @param doubles how many of them count double
 */
export function moneyPlan({ entries, fee, events, doubles }: { entries: number; fee: number; events: number; doubles: number }): MoneyPlan {
  const pot = entries * fee;
  const units = events + doubles;
  if (events === 0) return { pot, perEvent: 0, weekly: WEEKLY_WEIGHTS.map(() => 0), overall: divide(pot, OVERALL_WEIGHTS), rest: 0 };
  const perEvent = Math.floor(pot / (POT_SHARE * events));
  const overallSum = Math.floor((OVERALL_SHARE.parts * pot) / OVERALL_SHARE.of);
  const unit = Math.floor((pot - 2 * perEvent * events - overallSum) / units);
  const rest = pot - 2 * perEvent * events - overallSum - unit * units;
  return { pot, perEvent, weekly: divide(unit, WEEKLY_WEIGHTS), overall: divide(overallSum, OVERALL_WEIGHTS), rest };
}

/** What a plan pays in a season of these events; equal to its pot, whoever wrote its amounts. */
export function planTotal(
  { perEvent, weekly, overall, rest }: Pick<MoneyPlan, 'perEvent' | 'weekly' | 'overall' | 'rest'>,
  { events, doubles }: { events: number; doubles: number },
): number {
  return 2 * perEvent * events + sum(weekly) * (events + doubles) + sum(overall) + rest;
}

/** The prizes of one tournament; places that nobody can take leave theirs to the others. */
export function weeklyPrizes({ weekly }: Pick<MoneyPlan, 'weekly'>, { double, entries }: { double: boolean; entries: number }): number[] {
  const prizes = weekly.map((prize) => (double ? 2 * prize : prize));
  return withoutEmptyPlaces(prizes, entries);
}

/** Overall prizes with what was left over: the rest of the plan, pots that nobody won, prizes of cancelled tournaments. */
export function overallPrizes({ overall, rest }: Pick<MoneyPlan, 'overall' | 'rest'>, leftOver: number, entries: number): number[] {
  const extra = divide(rest + leftOver, overall);
  return withoutEmptyPlaces(
    overall.map((prize, n) => prize + (extra[n] ?? 0)),
    entries,
  );
}

function withoutEmptyPlaces(prizes: readonly number[], entries: number): number[] {
  if (entries === 0) return [];
  if (entries >= prizes.length) return [...prizes];
  const kept = prizes.slice(0, entries);
  const extra = divide(sum(prizes.slice(entries)), sum(kept) === 0 ? kept.map(() => 1) : kept);
  return kept.map((prize, n) => prize + (extra[n] ?? 0));
}
