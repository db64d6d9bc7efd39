import type { Invalidate, Tx } from '../../ground/db/database';
import type { Json } from '../../ground/proof/canonical';
import type { Entry } from '../contest';
import { tellLog, type LogLine } from './log.store';

/** What is in a slot, as the log shows it, and whether that is sealed; null for nothing. */
export type OverriddenSide = { pick: Json; sealed: boolean } | null;

/** What an administrator changes of an entry's round. Which slots stand here hangs on nothing that is sealed. */
export interface Overridden {
  /** '2026-w03' */
  period: string;
  slots: readonly { slot: number; before: OverriddenSide; after: OverriddenSide }[];
  reason: string;
  /** Site time, epoch ms. */
  now: number;
}

/** Stands for a pick that is sealed. */
export const SEALED: Json = { sealed: true };
const isOpen = (side: OverriddenSide): boolean => side !== null && !side.sealed;

/**
 * Tells the contest's log what an administrator changes, in the transaction that does it. A side whose game has begun stands there as it is,
 * one that is sealed, or that may be nothing, as sealed: whether anything was there is told by its opening alone. Of a slot that is sealed
 * before and after, no reason is told either, since it may name what was picked: the board has it once that is open.
 */
export function tellOverride(tx: Tx, invalidate: Invalidate, { id, contestId }: Entry, overridden: Overridden): Promise<void> {
  const { period, slots, reason, now } = overridden;
  const lines = slots.map(({ slot, before, after }): LogLine => {
    const open = isOpen(before) || isOpen(after);
    const body = {
      ...{ entry: id, period, slot, by: 'admin' },
      before: isOpen(before) ? (before?.pick ?? null) : SEALED,
      after: isOpen(after) || (open && after === null) ? (after?.pick ?? null) : SEALED,
      reason: open ? reason : '',
    };
    return { kind: 'override', body };
  });
  return tellLog({ tx, invalidate, contestId }, lines, now);
}
