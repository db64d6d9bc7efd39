import type { AuctionConfigRow, LiveData } from './auction.types';

/** The live page's config as the bracket's is: with what stays while teams are sold, which is sent apart so that a sale is small. */
export function liveConfigOf(data: LiveData | null | undefined): AuctionConfigRow | undefined {
  const [config, room] = [data?.config.data[0], data?.room.data[0]];
  return config && room && { ...config, ...room };
}
