import { compareNames } from '../names.rules';
import { shareOne, sharePlaces, type PlacePrize } from '../places.rules';
import { divide, sum } from '../shares.rules';

/** What is paid at the season's end besides what joins the overall prizes. Whole points. */
export interface EndPrizes {
  /** By place. */
  overall: readonly number[];
  cigar: number;
}

/** What each of some perfect weeks gets of a week's points; 0 where nobody was perfect. What is left over joins the overall prizes. */
export const eachOf = (available: number, winners: number): number => (winners > 0 ? Math.floor(available / winners) : 0);

export interface Finisher {
  entryId: number;
  name: string;
  wins: number;
  losses: number;
  /** Weeks of exactly four wins and one loss. */
  weeks41: number;
}

/**
 * The prizes of a season that is over, by entry. The overall places go by wins and losses alone: points do not break a tie
 * for a prize, or a lucky week would be paid twice. Tied entries share the places they span; odd points go by entry name.
 *
 * @param joins what joins the overall prizes, in proportion to them (all to the first place where none are set)
 */
export function seasonPrizes(plan: EndPrizes, joins: number, finishers: readonly Finisher[]): Map<number, number> {
  const cigar = cigarPrizes(plan, finishers);
  const unclaimed = cigar.length === 0 ? plan.cigar : 0;
  const prizes = new Map<number, number>();
  for (const { winner, points } of [...cigar, ...overallPrizes(plan, joins + unclaimed, finishers)]) {
    prizes.set(winner.entryId, (prizes.get(winner.entryId) ?? 0) + points);
  }
  return prizes;
}

/** One entry's share of a prize; its place is 1 for the cigar. */
export type Prize = PlacePrize<Finisher>;

/** The overall places, everybody's, with what joins them. */
export function overallPrizes(plan: EndPrizes, joins: number, finishers: readonly Finisher[]): Prize[] {
  if (finishers.length === 0) return [];
  return sharePlaces(tiedGroups(finishers), placePrizes(plan.overall, joins, finishers.length));
}

/** The cigar; nobody's while no entry had such a week. */
export function cigarPrizes(plan: EndPrizes, finishers: readonly Finisher[]): Prize[] {
  const winners = cigarWinners(finishers);
  return winners.length === 0 ? [] : shareOne(winners, 1, plan.cigar);
}

/** Most weeks of exactly 4-1, then most wins. Nobody, when no entry had such a week. */
function cigarWinners(finishers: readonly Finisher[]): Finisher[] {
  const most = Math.max(...finishers.map((one) => one.weeks41));
  if (most <= 0) return [];
  const closest = finishers.filter((one) => one.weeks41 === most);
  const wins = Math.max(...closest.map((one) => one.wins));
  return closest.filter((one) => one.wins === wins).sort(byName);
}

/** One prize a place; places that no entry can take leave theirs to the others. */
function placePrizes(overall: readonly number[], joins: number, entries: number): number[] {
  const taken = overall.slice(0, entries);
  const extra = divide(joins + sum(overall.slice(entries)), taken);
  return extra.map((points, n) => points + (taken[n] ?? 0));
}

function tiedGroups(finishers: readonly Finisher[]): Finisher[][] {
  const groups: Finisher[][] = [];
  for (const one of [...finishers].sort((a, b) => b.wins - a.wins || a.losses - b.losses || byName(a, b))) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first?.wins === one.wins && first.losses === one.losses) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function byName(a: Finisher, b: Finisher): number {
  return compareNames(a.name, b.name);
}
