import type { Tx } from '../../../ground/db/database';
import type { Game } from '../../../sport/games/game';
import { gamesOfWeek } from '../../../sport/games/games.store';
import { weekStart, type Calendar } from '../../weeks/calendar';
import { movedGames, picksAndVersion, picksOfEntry, type EntryPick } from '../football.store';
import type { KnownWeek } from './known-week';

/** One entry's week: the games to pick from, and what is saved. */
export interface EntryWeek {
  week: number;
  games: ReadonlyMap<number, Game>;
  /** Games of saved picks that have left the week since. */
  moved: ReadonlyMap<number, Game>;
  saved: readonly EntryPick[];
  /** Said where it was asked for along with the rest: nothing of a closed season changes. */
  closed?: boolean;
}

export async function readEntryWeek(tx: Tx, entryId: number, calendar: Calendar, week: number): Promise<EntryWeek> {
  const start = weekStart(calendar, week);
  const games = new Map((start === undefined ? [] : await gamesOfWeek(tx, start, calendar.sports)).map((game) => [game.id, game]));
  const saved = await picksOfEntry(tx, entryId, week);
  return { week, games, saved, moved: await movedGames(tx, saved, games) };
}

/** The same from memory, with what is saved; undefined when anything that it hangs on has changed since. */
export async function knownFacts(
  tx: Tx,
  { entry, week, games, tags, version, holdsUntil }: KnownWeek,
  now: number,
): Promise<EntryWeek | undefined> {
  if (now >= holdsUntil) return undefined;
  const { picks: saved, version: found, closed } = await picksAndVersion(tx, entry.id, week, tags);
  return found === version ? { week, games, saved, closed, moved: await movedGames(tx, saved, games) } : undefined;
}

/** The week's games, and those of saved picks that have left it. */
export function allGames({ games, moved }: EntryWeek): ReadonlyMap<number, Game> {
  return moved.size === 0 ? games : new Map([...games, ...moved]);
}
