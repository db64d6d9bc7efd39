import type { Invalidate, Tx } from '../../ground/db/database';
import type { Json } from '../../ground/proof/canonical';
import type { Entry } from '../contest';
import { tellLog, type LogLine } from './log.store';

/** What is in a slot, as the log shows it, and whether that is sealed; null for nothing. */
export type OverriddenSide = { pick: Json; sealed: boolean } | null;

/** What an administrator changes of an entry's round. */
export interface Overridden {
  /** '2026-w03' */
  period: string;
  slots: readonly { slot: number; before: OverriddenSide; after: OverriddenSide }[];
  reason: string;
  /** Site time, epoch ms. */
  now: number;
}

const SEALED: Json = { sealed: true };
const isOpen = (side: OverriddenSide): boolean => side !== null && !side.sealed;
const says = (side: OverriddenSide): Json => (side?.sealed === true ? SEALED : (side?.pick ?? null));

/**
 * Tells the contest's log what an administrator changes, in the transaction that does it: each slot that was open, or is. What is sealed before
 * and after is a pick like any other, and is told with its lock; the sealed side of one that was open, or becomes so, stands there as sealed.
 */
export function tellOverride(tx: Tx, invalidate: Invalidate, { id, contestId }: Entry, overridden: Overridden): Promise<void> {
  const { period, slots, reason, now } = overridden;
  const lines = slots
    .filter(({ before, after }) => isOpen(before) || isOpen(after))
    .map(({ slot, before, after }): LogLine => {
      return { kind: 'override', body: { entry: id, period, slot, before: says(before), after: says(after), reason } };
    });
  return tellLog({ tx, invalidate, contestId }, lines, now);
}
