import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import type { Contest } from '../../contest';
import type { Memories } from '../../memories';
import { periodOf } from '../../proof/week-pick';
import { windowOf } from '../../weeks/calendar';
import { underdogsKind } from '../underdogs.kind';

/** The contest's weeks that have opened by an instant, the first first. */
export async function weeksByNow(
  tx: Tx,
  { calendars, seasonGames }: Memories,
  { year, firstWeek }: Contest,
  now: number,
): Promise<{ period: string; games: readonly Game[] }[]> {
  const calendar = await calendars.readIn(tx, year, underdogsKind);
  const games = await seasonGames.read(tx, calendar, firstWeek);
  const weeks = games.map((ofWeek, n) => ({ week: firstWeek + n, period: periodOf(year, firstWeek + n), games: ofWeek }));
  return weeks.filter(({ week }) => (windowOf(calendar, week)?.opensAt ?? Infinity) <= now);
}
