import type { UnderdogsPickRow } from '@poolhouse/contract';
import type { DogCounts } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../sport/games/game';
import type { Contest, Entry } from '../contest';
import type { KeptPeriod } from '../periods/period';
import type { DogPick, SavedPick } from './picks';
import type { DogWeek, UsedTeams } from './season.rules';
import type { UnderdogsSettings } from './underdogs.store';

/** What the weeks that are over have made of each entry: from there the next one begins. */
export type DogState = Readonly<Record<number, DogCounts & { used: UsedTeams }>>;

/** A week that is over. */
export type WeekOver = KeptPeriod<DogState, UnderdogsPickRow>;

/** One contest, and its picks as they stand: weeks that are over as they were kept, the others from all of their facts. */
export interface UnderdogsSeason {
  contest: Contest;
  entries: readonly Entry[];
  settings: UnderdogsSettings;
  /** The week that is on. */
  week: number;
  over: readonly WeekOver[];
  /** What they came to. */
  before: DogState;
  /** The weeks after them, in their order; the one that is on is among them. */
  weeks: readonly DogWeek[];
  /** The games of these weeks, and those that were picked and have left them. */
  games: ReadonlyMap<number, Game>;
  /** By entry and week, of these weeks: as stored, and as they stand. */
  saved: ReadonlyMap<number, ReadonlyMap<number, SavedPick>>;
  picks: ReadonlyMap<number, ReadonlyMap<number, DogPick>>;
  /** By entry: which of these weeks count as a loss, because they are over and no pick was in. */
  missed: ReadonlyMap<number, ReadonlySet<number>>;
  /** The time in which it stays so if nothing is written, epoch ms. */
  validFrom: number;
  validUntil: number;
}
