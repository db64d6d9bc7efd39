import type { AuctionScoreRow } from '@poolhouse/contract';
import { orderGames } from '@poolhouse/shared-ui/board';

/** As boards list games, but finals from the latest on: of three weeks that is what is looked for. A new array. */
export function latestFinalsFirst<G extends Pick<AuctionScoreRow, 'state' | 'started' | 'inProgress' | 'day' | 'team1'>>(
  games: readonly G[],
): G[] {
  const ordered = orderGames(games);
  const isOver = ({ state }: G) => state === 'final';
  return [...ordered.filter((game) => !isOver(game)), ...ordered.filter(isOver).reverse()];
}
