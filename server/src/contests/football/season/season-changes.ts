import { FOOTBALL_WEEKS, type ChangeRow } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { gamesByIds } from '../../../sport/games/games.store';
import { windowOf, type Calendar } from '../../weeks/calendar';
import type { Board } from '../board/board';
import { changedGames, changeRows } from './change-rows';
import { entryNamesEver, publicChanges } from './changes.store';

/** The public change log of a contest, newest first: what people did, and the extra weeks that the rules brought. */
export async function readChanges(tx: Tx, { contest, season }: Board, calendar: Calendar, now: number): Promise<ChangeRow[]> {
  const logged = await publicChanges(tx);
  const about = {
    id: contest.id,
    entryNames: await entryNamesEver(tx, contest.id),
    games: await gamesByIds(tx, changedGames(logged)),
    calendar,
    now,
  };
  const rows = [...changeRows(logged, about), ...extraWeeks(season.weeks, calendar, now)];
  return rows.sort((a, b) => (a.At < b.At ? 1 : a.At > b.At ? -1 : b.ID - a.ID));
}

/** Nobody wrote these into the log; their IDs are negative so that they meet none of its. */
function extraWeeks(weeks: number, calendar: Calendar, now: number): ChangeRow[] {
  return Array.from({ length: Math.max(0, weeks - FOOTBALL_WEEKS) }, (_, n) => FOOTBALL_WEEKS + 1 + n).flatMap((week) => {
    const opensAt = windowOf(calendar, week)?.opensAt ?? Infinity;
    return opensAt > now
      ? []
      : [
          {
            ID: -week,
            At: new Date(opensAt).toISOString(),
            Who: 'The rules',
            What: `Week ${week} was added: nobody took the pot of week ${week - 1}.`,
          },
        ];
  });
}
