import type { AuctionSlotRow, BracketData } from './auction.types';

export const championOf = (slots: readonly AuctionSlotRow[]): AuctionSlotRow | undefined => slots.find(({ round }) => round === 7);

/** Whether the tournament is over, and there were teams to win it with. */
export const isOver = ({ bracket, config }: Pick<BracketData, 'bracket' | 'config'>): boolean =>
  (config.data[0]?.sold ?? 0) > 0 && (championOf(bracket.data)?.Team_ID ?? 0) !== 0;
