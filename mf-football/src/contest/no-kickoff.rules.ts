import { gameCounts } from '@poolhouse/shared-ui/board';

/** Why no kick-off comes next in a week. */
export function noKickoff(games: Parameters<typeof gameCounts>[0]): string {
  if (games.length === 0) return 'no games yet';
  return gameCounts(games).live > 0 ? 'all games are on' : 'week is over';
}
