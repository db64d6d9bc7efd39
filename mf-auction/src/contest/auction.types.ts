import type { DataOf } from '@poolhouse/contract';

export type BracketData = DataOf<'GET bbauction/pagedata'>;
export type PracticeData = DataOf<'GET bbauction/practice'>;
export type LiveData = DataOf<'GET bbauction/auction_data'>;
export type { AuctionConfigRow, AuctionOwnerRow, AuctionSlotRow, AuctionTeamRow, LiveTeamRow, RegionTeamRow } from '@poolhouse/contract';
