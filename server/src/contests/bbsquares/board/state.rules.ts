import type { SquaresState } from '@poolhouse/contract';

export interface StateFacts {
  /** Site time, epoch ms. */
  now: number;
  /** When claims close by themselves, epoch ms; null while nobody knows. */
  lockAt: number | null;
  /** When an administrator closed it, or the first number was typed; null. */
  lockedAt: number | null;
  claimed: number;
  /** All twenty numbers are there. */
  drawn: boolean;
  /** Tip-off of the first game of the round of 64, epoch ms; null without a bracket. */
  firstTip: number | null;
  finalOver: boolean;
}

const SQUARES = 100;

export function isLocked({ now, lockAt, lockedAt }: Pick<StateFacts, 'now' | 'lockAt' | 'lockedAt'>): boolean {
  return (lockedAt !== null && lockedAt <= now) || (lockAt !== null && now >= lockAt);
}

/** Where a board stands. Derived from claims, clock, numbers and games each time, so that nothing stored can be stale. */
export function stateOf(facts: StateFacts): SquaresState {
  const { now, claimed, drawn, firstTip, finalOver } = facts;
  if (finalOver) return 'finished';
  if (firstTip !== null && now >= firstTip) return 'live';
  if (drawn) return 'drawn';
  if (isLocked(facts)) return 'locked';
  return claimed === SQUARES ? 'full' : 'open';
}

/** The instant from which claims are closed; null while it is open. */
export function closedSince({ now, lockAt, lockedAt }: Pick<StateFacts, 'now' | 'lockAt' | 'lockedAt'>): number | null {
  const instants = [lockAt, lockedAt].filter((at): at is number => at !== null && at <= now);
  return instants.length === 0 ? null : Math.min(...instants);
}
