import type { Tx } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, isOffBoard } from '../../../sport/games/game.rules';
import { windowOf, type Calendar } from '../../weeks/calendar';
import { dogsLeft } from '../missed-pick.rules';
import { gradedDogs } from '../recap/facts.rules';
import { countsAfter, rowsOf } from '../recap/recap-week';
import { ranksOf } from '../recap/recap.rules';
import type { UnderdogsReader } from '../underdogs-facts';
import type { UnderdogsSeason } from '../underdogs-season.types';
import type { OpenWeek } from './open-weeks.types';

const ROW_BYTES = 600;
const openWeeks: Derivation<readonly OpenWeek[]> = {
  name: 'Underdogs weeks open to all',
  latest: true,
  weigh: (weeks) => weeks.reduce((sum, { rows, dogs }) => sum + (rows.size + dogs.length) * ROW_BYTES, ROW_BYTES),
};

interface Asked {
  season: UnderdogsSeason;
  calendar: Calendar;
  now: number;
}

/**
 * The weeks from the contest's first up to the last before which none waits for a result or has a pick that is sealed. What is on makes
 * them no others: they are worked out anew when one of them is corrected, and when one more is there.
 */
export async function readOpenWeeks(
  tx: Tx,
  { db, seasonGames }: Pick<UnderdogsReader, 'db' | 'seasonGames'>,
  { season, calendar, now }: Asked,
): Promise<readonly OpenWeek[]> {
  const { contest, entries, over, week } = season;
  const games = (await seasonGames.read(tx, calendar, contest.firstWeek)).slice(0, week - contest.firstWeek + 1);
  const count = games.findIndex((ofWeek) => !isTold(ofWeek, now));
  const told = count < 0 ? games : games.slice(0, count);
  // A week is told when its last game is, and kept when its window closes; until then it hangs on what is read of the season.
  const inputs = [contest.id, entries, calendar, over, ...told, told.length > over.length ? season : 0];
  return derive(db, openWeeks, inputs, () => weeksOf({ season, calendar, now }, told));
}

function isTold(games: readonly Game[], now: number): boolean {
  const played = games.filter((game) => !isOffBoard(game));
  return played.length > 0 && played.every((game) => game.state === 'final' && hasKickedOff(game, now));
}

/** Pure. */
function weeksOf({ season, calendar, now }: Asked, games: readonly (readonly Game[])[]): OpenWeek[] {
  const weeks: OpenWeek[] = [];
  for (const [n, ofWeek] of games.entries()) {
    const week = season.contest.firstWeek + n;
    const rows = rowsOf(season, week, now);
    // A pick whose game has moved to another day is sealed for longer than its week.
    if (!rows) break;
    const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
    const entries = season.entries.filter(({ createdAt }) => createdAt < closesAt);
    const byEntry = new Map(rows.map((row) => [row.entry_id, row]));
    weeks.push({
      week,
      dogs: dogsLeft(ofWeek, new Map(), 0),
      rows: byEntry,
      picks: gradedDogs({ entries, rows: byEntry, games: new Map(ofWeek.map((game) => [game.id, game])) }),
      table: ranksOf(entries, countsAfter(season, week)),
    });
  }
  return weeks;
}
