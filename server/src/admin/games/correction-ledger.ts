import type { Tx } from '../../ground/db/database';
import { logActivity } from '../../people/activity/activity.store';
import type { CorrectionNote } from '../../sport/feeds/manual.routes';
import type { Game } from '../../sport/games/game';
import type { AdminDeps } from '../admin-deps';
import { correctsFinal } from './correction';
import { contestsOfSeason } from './correction.store';

/**
 * Writes a corrected result into the ledger of every contest that the game counts for, so that its group reads there why its standings
 * have moved. The site's own line, `game.set`, is no group's.
 */
export const noteCorrection =
  ({ contests: { plugs } }: Pick<AdminDeps, 'contests'>): CorrectionNote =>
  async (tx, game, board, { reason, ...who }) => {
    if (!correctsFinal(game, board)) return;
    const subject = { id: game.id, game: `${game.team1}–${game.team2}` };
    const before = { ...subject, state: game.state, score1: game.score1, score2: game.score2 };
    const after = { ...subject, state: board.state, score1: board.score1, score2: board.score2, reason };
    for (const contestId of await concernedBy(tx, plugs, game))
      await logActivity(tx, { ...who, action: 'game.corrected', before, after, place: { contest: contestId } });
  };

async function concernedBy(tx: Tx, plugs: AdminDeps['contests']['plugs'], game: Game): Promise<number[]> {
  const found: number[] = [];
  for (const plug of plugs) {
    if (!plug.sports.includes(game.sport)) continue;
    const counts = (await plug.counting?.(tx, game)) ?? (() => true);
    found.push(...(await contestsOfSeason(tx, game.season, [plug.type])).filter(counts).map(({ id }) => id));
  }
  return found;
}
