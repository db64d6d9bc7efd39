import { compareNames } from '../../standings/names.rules';
import { shareEqually } from '../../standings/shares.rules';

/** Cents that each pays into a tournament's side action; twice as much in a double one. */
const ANTE = 100;
export const anteOf = (double: boolean): number => (double ? 2 * ANTE : ANTE);

export interface SideEntry {
  readonly entryId: number;
  readonly name: string;
  /** Golfers who made the cut. */
  readonly through: number;
  /** Sum to par of those, over all official rounds. */
  readonly score: number;
}

/** More golfers through first, then the lower score; else level. */
export function sideOrder(a: SideEntry, b: SideEntry): number {
  return b.through - a.through || (a.through === 0 ? 0 : a.score - b.score);
}

/** Net cents of each: the best share what the others pay in. All with nobody through are level, so nobody pays. Sums to zero. */
export function sideNet(entries: readonly SideEntry[], ante: number): Map<number, number> {
  const sorted = [...entries].sort((a, b) => sideOrder(a, b) || compareNames(a.name, b.name));
  const [first] = sorted;
  const best = first ? sorted.filter((one) => sideOrder(one, first) === 0) : [];
  return netOf(best, sorted, ante);
}

/** @param best those who share what the others pay in, in the order in which odd cents go */
export function netOf(best: readonly { entryId: number }[], all: readonly { entryId: number }[], ante: number): Map<number, number> {
  const won = shareEqually(ante * (all.length - best.length), Math.max(best.length, 1));
  const shares = new Map(best.map(({ entryId }, n) => [entryId, won[n] ?? 0]));
  return new Map(all.map(({ entryId }) => [entryId, shares.get(entryId) ?? -ante]));
}

/** One round of a golfer who withdrew after the cut. */
interface LeftRound {
  readonly toPar: number | null;
  /** The highest round of anybody that day. */
  readonly worst: number;
}

/**
 * A golfer's part of the side action's score: his rounds to par. For each official round that he did not complete the highest round of
 * that day, not under one over par.
 */
export function sideScore(rounds: readonly LeftRound[]): number {
  return rounds.reduce((sum, { toPar, worst }) => sum + (toPar ?? Math.max(worst, 1)), 0);
}
