import type { Game } from '../../sport/games/game';
import type { Contest, Entry } from '../contest';
import type { DogPick, SavedPick } from './picks';
import type { DogWeek } from './season.rules';
import type { UnderdogsSettings } from './underdogs.store';

/** All facts of one contest, and its picks as they stand. */
export interface UnderdogsSeason {
  contest: Contest;
  entries: readonly Entry[];
  settings: UnderdogsSettings;
  /** The week that is on. */
  week: number;
  /** Every week of the season, week 1 first. Those before the contest begins have no games. */
  weeks: readonly DogWeek[];
  /** The games of all weeks, and those that were picked and have left them. */
  games: ReadonlyMap<number, Game>;
  /** By entry and week: as stored, and as they stand. */
  saved: ReadonlyMap<number, ReadonlyMap<number, SavedPick>>;
  picks: ReadonlyMap<number, ReadonlyMap<number, DogPick>>;
  /** By entry: weeks that are over and count as a loss, because no pick was in. */
  missed: ReadonlyMap<number, ReadonlySet<number>>;
}
