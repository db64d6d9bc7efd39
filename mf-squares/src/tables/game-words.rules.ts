import type { SquaresGameRow } from '@poolhouse/contract';
import { formatList, formatRecord } from '@poolhouse/shared-ui';

/** 'Final', 'F/OT', 'Not played'. */
export const finalWords = ({ state, status }: Pick<SquaresGameRow, 'state' | 'status'>): string =>
  state === 'cancelled' ? 'Not played' : status || 'Final';

/** '4–9', the last digits of winner and loser; '' where there is no score. */
export const digitsWords = ({ x_score: x, y_score: y }: Pick<SquaresGameRow, 'x_score' | 'y_score'>): string =>
  x === null || y === null ? '' : formatRecord(x, y);

/** Of what a game pays: what rolled over to it, and what went by half-time. */
export function extraWords({ rolled, half, half_amount: amount, half_entry_name: name }: SquaresGameRow): string {
  const parts = [
    rolled > 0 && `${rolled} of them rolled over`,
    half !== '' && amount > 0 && `${amount} at half-time (${half}) to ${name || 'nobody'}`,
  ];
  return formatList(parts);
}
