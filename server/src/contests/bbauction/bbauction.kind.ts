import type { ContestKind } from '../contest-kind';

export const bbAuctionKind = {
  type: 'bbauction',
  name: 'bbAuction',
  words: 'a team auction',
  path: '/bbauction',
  sports: ['NCAAB'],
} as const satisfies ContestKind;

/** What a bid, a sale or a setting of an auction changes. */
export const auctionScope = (contestId: number): string => `${bbAuctionKind.type}:${contestId}`;
/** Sealed maxima, which only their owners see: not part of what all hear of. */
export const planScope = (contestId: number): string => `${bbAuctionKind.type}-plan:${contestId}`;
