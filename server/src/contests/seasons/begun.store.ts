import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import type { Sport } from '../../sport/games/game';
import { seasonStart } from '../../sport/games/games.store';
import { addWeeks } from '../../sport/games/week.rules';
import type { Contest, Entry } from '../contest';
import { anotherAdministrator } from '../entries/four-eyes';
import type { ContestPlug } from '../plug';

/** Whether a game of these sports has kicked off in a contest's season, from its first week on. @param now site time, epoch ms */
export async function hasBegun(tx: Tx, { year, firstWeek }: Contest, sports: readonly Sport[], now: number): Promise<boolean> {
  if (sports.length === 0) return false;
  const start = firstWeek > 1 ? await seasonStart(tx, year, sports) : undefined;
  const from = start === undefined ? '' : addWeeks(start, firstWeek - 1);
  const game = await tx
    .selectFrom('events')
    .select('id')
    .where('season', '=', year)
    .where('sport', 'in', sports)
    .where('week_start', '>=', from)
    .where('kickoff_at', '<=', now)
    .where('state', 'not in', ['postponed', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return game !== undefined;
}

/** Before the season everybody says of themselves what they like; once it has begun somebody else says it of an administrator's own entry. */
export async function refuseOwnOnceBegun(
  tx: Tx,
  entry: Entry,
  { viewer, contest, now, ...of }: { viewer: Viewer; contest: Contest; now: number } & Pick<ContestPlug, 'sports' | 'begun'>,
): Promise<void> {
  if (entry.userId !== viewer.userId) return;
  if (await (of.begun?.(tx, contest, now) ?? hasBegun(tx, contest, of.sports, now))) throw anotherAdministrator();
}
