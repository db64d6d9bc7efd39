import type { Lock } from '../../proof/seal-source';
import type { AuctionEvent } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';

/** A line of the contest's log that says what was sold, or sealed. */
export interface SoldOrSealed {
  kind: string;
  body: unknown;
}

/**
 * Lots whose sale no seal has followed yet. What was sold before the first seal of a round was open before it was sealed: no lock of that round
 * opens it.
 *
 * @param lines `sold`, `beat` and `lock`, in their order
 */
export function unsealedSales(lines: readonly SoldOrSealed[]): ReadonlySet<number> {
  const waiting = new Set<number>();
  const periods = new Set<string>();
  for (const { kind, body } of lines) {
    const { lot, period, events } = body as { lot: number; period: string; events?: readonly number[] };
    if (kind === 'sold') waiting.add(lot);
    else if (!periods.has(period)) {
      periods.add(period);
      waiting.clear();
    } else for (const event of events ?? []) waiting.delete(event);
  }
  return waiting;
}

interface Locking {
  state: Pick<AuctionState, 'sales' | 'phase'>;
  log: readonly AuctionEvent[];
  unsealed: ReadonlySet<number>;
  /** First tip-off of the tournament, epoch ms. */
  tipoff: number;
  now: number;
}

/**
 * The locks of an auction: the sales that stand and no seal has followed yet, and its end. One that was opened before the tournament ends with
 * that at the latest; before it is opened, and for one that is held afterwards, nobody knows when.
 */
export function saleLocks({ state, log, unsealed, tipoff, now }: Locking): Lock[] {
  const soldAt = new Map(log.map(({ seq, at }) => [seq, at]));
  const sales = [...state.sales.values()]
    .filter(({ lot }) => unsealed.has(lot))
    .map(({ lot, seq }): Lock => ({ at: Math.min(now, soldAt.get(seq) ?? now), events: [lot], sealed: false }))
    .sort((a, b) => a.at - b.at);
  return [...sales, endOf({ state, log, tipoff, now })];
}

function endOf({ state, log, tipoff, now }: Omit<Locking, 'unsealed'>): Lock {
  if (state.phase === 'complete') {
    const at = log.findLast(({ type }) => type === 'completed')?.at ?? now;
    return { at: Math.min(now, at), events: [], sealed: false };
  }
  const openedAt = log.find(({ type }) => type === 'opened')?.at ?? Infinity;
  return { at: openedAt < tipoff ? tipoff : Infinity, events: [] };
}
