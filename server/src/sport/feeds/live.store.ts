import type { Tx } from '../../ground/db/database';
import type { Sport } from '../games/game';

/** No game lasts longer, ms; one that is still not over then is waited for no more. */
const LONGEST_GAME_MS = 8 * 3_600_000;

/** When the first of the games that are on now kicked off, epoch ms; undefined while none is. Games kept by hand do not count. */
export async function liveSince(tx: Tx, sport: Sport, now: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('events')
    .select('kickoff_at')
    .where('sport', '=', sport)
    .where('manual', '=', 0)
    .where('state', 'in', ['scheduled', 'in_progress'])
    .where('kickoff_at', '<=', now)
    .where('kickoff_at', '>', now - LONGEST_GAME_MS)
    .orderBy('kickoff_at')
    .limit(1)
    .executeTakeFirst();
  return row?.kickoff_at;
}

/** Games that a feed could not tell of and that are not kept by hand: those under way, of them these alone where some are named. */
export async function gamesToEnter(
  tx: Tx,
  sport: Sport,
  { now, keys, atMost }: { now: number; keys: readonly string[]; atMost: number },
): Promise<{ id: number; name: string }[]> {
  let games = tx
    .selectFrom('events')
    .select(['id', 'team1', 'team2'])
    .where('sport', '=', sport)
    .where('manual', '=', 0)
    .where('state', 'in', ['scheduled', 'in_progress'])
    .where('kickoff_at', '<=', now)
    .where('kickoff_at', '>', now - LONGEST_GAME_MS);
  if (keys.length > 0) games = games.where('feed_key', 'in', keys);
  const rows = await games.orderBy('kickoff_at').orderBy('id').limit(atMost).execute();
  return rows.map(({ id, team1, team2 }) => ({ id, name: `${team1} at ${team2}` }));
}

/** The next kick-off of a sport, epoch ms. */
export async function nextKickoffOf(tx: Tx, sport: Sport, now: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('events')
    .select('kickoff_at')
    .where('sport', '=', sport)
    .where('state', '=', 'scheduled')
    .where('kickoff_at', '>', now)
    .orderBy('kickoff_at')
    .limit(1)
    .executeTakeFirst();
  return row?.kickoff_at;
}
