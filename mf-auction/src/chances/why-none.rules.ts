import { inNumber } from '@poolhouse/contract/formats';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';

/** Why an auction has no chances to show, in a sentence; '' where it has. */
export function whyNoChances(
  { bracket }: Pick<BracketData, 'bracket'>,
  { values, sold, lots }: Pick<AuctionConfigRow, 'values' | 'sold' | 'lots'>,
): string {
  if (values === 0) return 'The administrator does not show values in this auction.';
  if (!bracket.data.some(({ round, Team_ID }) => round === 1 && Team_ID !== 0)) return 'The field is not known yet.';
  if (lots === 0 || sold < lots) return `Chances come when every team is sold; ${sold} of ${lots} ${inNumber(sold, 'is', 'are')}.`;
  return '';
}
