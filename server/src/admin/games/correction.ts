import { createHash } from 'node:crypto';
import type { OpenContests } from '../../contests/open-contests';
import type { ContestPlug } from '../../contests/plug';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { CorrectionGuard } from '../../sport/feeds/manual.routes';
import type { Game } from '../../sport/games/game';
import type { AdminDeps } from '../admin-deps';
import { countersAround } from './correction.store';

/** The kinds of contest whose seasons a game counts for. */
export const typesOf = (plugs: readonly ContestPlug[], game: Pick<Game, 'sport'>): string[] =>
  plugs.filter(({ sports }) => sports.includes(game.sport)).map(({ type }) => type);

/** Stands for all that a preview of a game has shown: it is another one as soon as anything of that has changed. */
export async function digestOf(tx: Tx, { modules }: Pick<OpenContests, 'modules'>, game: Game): Promise<string> {
  const facts = {
    game: [game.id, game.state, game.score1, game.score2, game.updatedAt],
    counters: await countersAround(tx, modules, game),
  };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** Whether what is entered changes a result that was final. */
export const correctsFinal = (game: Game, board: Pick<Game, 'state' | 'score1' | 'score2'>): boolean =>
  game.state === 'final' && (board.state !== 'final' || board.score1 !== game.score1 || board.score2 !== game.score2);

/**
 * Refuses a correction that was not looked at, that says no reason, or whose preview is not true any more. A season that a group has closed
 * refuses nothing: it keeps the figures that it was closed with, and results are the whole site's (docs/decisions/0067).
 */
export const refuseUnseen =
  ({ contests }: Pick<AdminDeps, 'contests'>): CorrectionGuard =>
  async (tx, game, board, { digest, reason }) => {
    const corrects = correctsFinal(game, board);
    if (corrects && digest === undefined)
      throw new Refusal('bad_input', 'This changes a result that is final. Look first at what it would move.', { digest: 'is needed' });
    if (corrects && reason.trim() === '')
      throw new Refusal('bad_input', 'This changes a result that is final. Say why.', { reason: 'is needed' });
    if (digest !== undefined && digest !== (await digestOf(tx, contests, game)))
      throw new Refusal('conflict', 'Something has changed since the preview. Look at it again, then apply.', { digest: 'is not current' });
  };
