import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import type { LearntTeam } from './tournament-plan.rules';

/** The ids that feeds have for teams, by the site's. */
export async function espnIds(tx: Tx, teamIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('ncaab_teams').select(['id', 'espn_id']).where('id', 'in', teamIds).execute();
  return new Map(rows.flatMap(({ id, espn_id: espnId }) => (espnId === null ? [] : [[id, espnId] as const])));
}

/** Keeps what a feed has taught of teams; colours that are known stay. */
export async function keepLearnt(tx: Tx, invalidate: Invalidate, season: number, teams: readonly LearntTeam[]): Promise<void> {
  for (const { id, espnId, abbrev, color } of teams) {
    // A team of another year's field may have the id: the first keeps it.
    if (await tx.selectFrom('ncaab_teams').select('id').where('espn_id', '=', espnId).executeTakeFirst()) continue;
    await tx
      .updateTable('ncaab_teams')
      .set({ espn_id: espnId, ...(abbrev === '' ? {} : { abbrev }) })
      .where('id', '=', id)
      .execute();
    if (color !== '') await tx.updateTable('ncaab_teams').set({ color }).where('id', '=', id).where('color', '=', '').execute();
  }
  if (teams.length > 0) invalidate(tag.tournament(season));
}

/** How long after the field is announced a feed still has something to say of a tournament, ms. */
export const TOURNAMENT_MS = 30 * 86_400_000;

/** The tournament whose final is still to be played, the earliest; undefined when none is. */
export async function openTournament(tx: Tx, now: number): Promise<{ season: number; opensAt: number } | undefined> {
  const rows = await openTournaments(tx)
    .where('s.opens_at', '>', now - TOURNAMENT_MS)
    .execute();
  const [next] = rows;
  return next && { season: next.season, opensAt: next.opens_at };
}

/** Whether the site knows a tournament whose final was not played. */
export async function hasOpenTournament(tx: Tx): Promise<boolean> {
  return (await openTournaments(tx).limit(1).executeTakeFirst()) !== undefined;
}

const openTournaments = (tx: Tx) =>
  tx
    .selectFrom('ncaab_seasons as s')
    .select(['s.season', 's.opens_at'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('events as e')
            .select('e.id')
            .where('e.sport', '=', 'NCAAB')
            .where('e.game_type', '=', 'F')
            .where('e.state', '=', 'final')
            .whereRef('e.season', '=', 's.season'),
        ),
      ),
    )
    .orderBy('s.opens_at');
