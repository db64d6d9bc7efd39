import type { ContestKind } from '../contest-kind';

export const bbAuctionKind = {
  type: 'bbauction',
  name: 'bbAuction',
  words: 'a team auction',
  path: '/bbauction',
  sports: ['NCAAB'],
  leadsFrom: -6,
} as const satisfies ContestKind;

/** What a bid, a sale or a setting of an auction changes. */
export const auctionTag = (contestId: number): string => `${bbAuctionKind.type}:${contestId}`;
/** A user's sealed maxima. Of each user one: that another left or lowered one would tell of it. */
export const planTag = (contestId: number, userId: number): string => `${bbAuctionKind.type}-plan:${contestId}:${userId}`;
