import { compareNames } from '../../standings/names.rules';
import { shareEqually } from '../../standings/shares.rules';

/** Who holds a share of a pot: the same entry twice for two aces. */
export interface Holder {
  readonly entryId: number;
  readonly name: string;
}

/** One tournament as a pot sees it. */
export interface PotEvent {
  /** Its number in the season. */
  readonly seq: number;
  /** When its results became final, epoch ms; Infinity before. */
  readonly at: number;
  readonly cancelled: boolean;
  /** Cents that were paid out of the pot there. */
  readonly paid: number;
}

/**
 * Cents at stake in the tournament of this number: each that is played adds its part, and what was not won is carried on. What became final
 * before it has been paid, a later tournament of the season as well: a pot is paid once.
 */
export function atStake(events: readonly PotEvent[], seq: number, perEvent: number): number {
  const at = events.find((event) => event.seq === seq)?.at ?? Infinity;
  const parts = events.filter((event) => event.seq <= seq && !event.cancelled).length;
  const before = events.filter((event) => event.seq !== seq && (event.at < at || (event.at === at && event.seq < seq)));
  return Math.max(0, perEvent * parts - before.reduce((sum, { paid }) => sum + paid, 0));
}

/** Pays a pot whole to those who hold it; nobody: it is carried. Odd cents go one each by name. */
export function payPot(cents: number, holders: readonly Holder[]): Map<number, number> {
  const sorted = [...holders].sort((a, b) => compareNames(a.name, b.name) || a.entryId - b.entryId);
  const shares = sorted.length === 0 ? [] : shareEqually(cents, sorted.length);
  const paid = new Map<number, number>();
  for (const [n, { entryId }] of sorted.entries()) paid.set(entryId, (paid.get(entryId) ?? 0) + (shares[n] ?? 0));
  return paid;
}
