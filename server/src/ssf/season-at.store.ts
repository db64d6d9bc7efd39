import type { Tx } from '../ground/db/database';
import type { StatsSport } from './model/edition.rules';

/** So long before its first game a season is the present one, ms. */
const AHEAD_MS = 45 * 86_400_000;

/** The season that is on at an instant, or was last; before all of them the first. The year of the instant where there are no games. */
export async function seasonAt(tx: Tx, sport: StatsSport, now: number): Promise<number> {
  const games = tx.selectFrom('events').where('sport', '=', sport);
  const { last } = await games
    .select((eb) => eb.fn.max('season').as('last'))
    .where('kickoff_at', '<=', now + AHEAD_MS)
    .executeTakeFirstOrThrow();
  if (last !== null) return Number(last);
  const { first } = await games.select((eb) => eb.fn.min('season').as('first')).executeTakeFirstOrThrow();
  return first === null ? new Date(now).getUTCFullYear() : Number(first);
}
