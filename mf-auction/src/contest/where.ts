import type { AuctionConfigRow } from './auction.types';

/** Which auction a call means: the one that the page shows. */
export const whereOf = ({ year, group, contest_id }: AuctionConfigRow) => ({ year, group, contest_id });
