import type { Database } from '../ground/db/database';
import type { Versioned } from '../ground/memory/versioned';
import { Tournaments } from '../sport/tournament/tournaments';
import { archivesMemory, type ArchivedSeason } from './archives/archives.store';
import { Directory } from './entries/directory';
import { logTrees, type LogTrees } from './log/log-trees';
import { momentsMemory, type MomentsMemory } from './moments/kept-rows';
import { Calendars } from './weeks/calendar';
import { SeasonGames } from './weeks/season-games';

/** What all contests of a process remember together, so that a poll of a warm page asks the database nothing. */
export interface Memories {
  readonly db: Database;
  readonly directory: Directory;
  readonly calendars: Calendars;
  readonly seasonGames: SeasonGames;
  readonly tournaments: Tournaments;
  readonly moments: MomentsMemory;
  readonly logs: LogTrees;
  /** Of groups, by number. */
  readonly archives: Versioned<number, readonly ArchivedSeason[]>;
}

export const createMemories = (db: Database): Memories => ({
  db,
  directory: new Directory(db),
  calendars: new Calendars(db),
  seasonGames: new SeasonGames(db),
  tournaments: new Tournaments(db),
  moments: momentsMemory(db),
  logs: logTrees(db),
  archives: archivesMemory(db),
});
