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
