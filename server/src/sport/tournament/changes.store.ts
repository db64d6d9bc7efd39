import type { Tx } from '../../ground/db/database';
import type { Game } from '../games/game';
import { gameById } from '../games/games.store';
import { resultChange, type ResultBefore } from './changes.rules';

/** A result that was changed after it had been published. */
export interface TournamentChange {
  id: number;
  /** `r6g1` */
  game: string;
  teams: string;
  was: string;
  became: string;
  /** Epoch ms. */
  at: number;
  /** '' for a feed or a file. */
  by: string;
  reason: string;
  /** The final was over then. */
  late: boolean;
}

/** Who changed a result, and why. */
export interface Changer {
  by: string;
  reason: string;
}
export const A_FEED: Changer = { by: '', reason: '' };

/** The latest first. @param now changes that a practice clock has yet to come to are left out, epoch ms */
export async function readChanges(tx: Tx, season: number, now: number): Promise<TournamentChange[]> {
  const rows = await tx
    .selectFrom('ncaab_changes')
    .selectAll()
    .where('season', '=', season)
    .where('at', '<=', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ by_user: by, late, season: _season, ...row }) => ({ ...row, by: by ?? '', late: late === 1 }));
}

/** Keeps that a game's result is another one than was published, where it is. To be called after the game was written. */
export async function noteChange(
  tx: Tx,
  before: ResultBefore & Pick<Game, 'id' | 'season' | 'sourceKey'>,
  { by, reason }: Changer,
  now: number,
): Promise<void> {
  const after = await gameById(tx, before.id);
  const change = after && resultChange(before, after);
  if (!change) return;
  const final = await tx
    .selectFrom('events')
    .select('id')
    .where('sport', '=', 'NCAAB')
    .where('season', '=', before.season)
    .where('game_type', '=', 'F')
    .where('state', '=', 'final')
    .executeTakeFirst();
  await tx
    .insertInto('ncaab_changes')
    .values({
      season: before.season,
      game: before.sourceKey.split(':')[2] ?? '',
      teams: `${after.team1}–${after.team2}`,
      ...change,
      at: now,
      by_user: by || null,
      reason,
      late: final ? 1 : 0,
    })
    .execute();
}
