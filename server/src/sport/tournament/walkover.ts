import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Game } from '../games/game';
import { advance } from './advance';
import { gamesOf } from './advance.rules';
import type { GameKey } from './bracket.rules';
import { noteChange, type Changer } from './changes.store';
import { keepWalkover, readRecords, tournamentEvents } from './tournament.store';

/**
 * Lets one side of a game go on without playing, or takes that back. From then on the game is kept by hand, so that a feed that calls it
 * off does not speak against it.
 *
 * @param winner 1 upper, 2 lower team; null puts the game back on the board
 * @throws Refusal for a game that has begun, and once the next game has begun with who went on
 */
export async function callWalkover(
  tx: Tx,
  invalidate: Invalidate,
  game: Game,
  { winner, by, reason, now }: Changer & { winner: 1 | 2 | null; now: number },
): Promise<void> {
  const records = await readRecords(tx, game.season);
  const key = game.sourceKey.split(':')[2] as GameKey;
  const waiting = records?.games.get(key);
  if (!records || !waiting) throw new Refusal('not_found', 'There is no such game in a bracket.', { event_id: 'is not known' });
  if (game.state === 'in_progress' || game.state === 'final')
    throw new Refusal('conflict', 'This game was played. Correct its score instead.', { event_id: 'was played' });
  if (waiting.walkover === winner)
    throw new Refusal('conflict', winner === null ? 'Nobody goes on from this game without playing.' : 'They go on already.', {
      winner: 'is so already',
    });
  const bracket = gamesOf(records);
  const { winnerTakes } = bracket.find((one) => one.key === key) ?? {};
  const next = bracket.find(({ upper, lower }) => upper === winnerTakes || lower === winnerTakes);
  const begun = next && (await tournamentEvents(tx, game.season)).get(next.key);
  if (waiting.walkover !== null && (begun?.state === 'in_progress' || begun?.state === 'final'))
    throw new Refusal('conflict', 'The next game has begun with who went on.', { event_id: 'was followed by the next game' });
  await keepWalkover(tx, game, key, { winner, at: Math.min(now, waiting.tipoffAt) });
  invalidate(tag.tournament(game.season));
  await advance(tx, invalidate, game.season, now);
  await noteChange(tx, game, { by, reason }, now);
}
