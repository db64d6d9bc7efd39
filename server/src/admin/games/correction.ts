import { createHash } from 'node:crypto';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { frozenOf } from '../../contests/freezes.store';
import type { ContestPlug } from '../../contests/plug';
import type { CorrectionGuard } from '../../sport/feeds/manual.routes';
import type { Game } from '../../sport/games/game';
import type { AdminParts } from '../admin-parts';
import { countersAround } from './correction.store';

/** The kinds of contest whose seasons a game counts for. */
export const typesOf = (plugs: readonly ContestPlug[], game: Pick<Game, 'sport'>): string[] =>
  plugs.filter(({ sports }) => sports.includes(game.sport)).map(({ type }) => type);

/** Stands for all that a preview of a game has shown: it is another one as soon as anything of that has changed. */
export async function digestOf(tx: Tx, game: Game): Promise<string> {
  const facts = { game: [game.id, game.state, game.score1, game.score2, game.updatedAt], counters: await countersAround(tx, game) };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** Whether what is entered changes a result that was final. */
export const correctsFinal = (game: Game, board: Pick<Game, 'state' | 'score1' | 'score2'>): boolean =>
  game.state === 'final' && (board.state !== 'final' || board.score1 !== game.score1 || board.score2 !== game.score2);

/** Refuses a correction whose preview is not true any more, and any of a closed season. */
export const refuseStaleOrFrozen =
  ({ contests: { plugs } }: Pick<AdminParts, 'contests'>): CorrectionGuard =>
  async (tx, game, board, digest) => {
    if (digest !== undefined && digest !== (await digestOf(tx, game)))
      throw new Refusal('conflict', 'Something has changed since the preview. Look at it again, then apply.', { digest: 'is not current' });
    if (!correctsFinal(game, board)) return;
    const frozen = await frozenOf(tx, game.season, typesOf(plugs, game));
    const [first] = frozen;
    if (!first) return;
    const more = frozen.length > 1 ? ` and ${frozen.length - 1} more` : '';
    throw new Refusal('conflict', `${first.name}${more} is closed. Reopen the season first, with a reason.`, {
      id: 'is of a closed season',
    });
  };
