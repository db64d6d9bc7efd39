import { contests } from '../contests';
import { contestMigrations } from '../contests/contest-migrations';
import type { Database } from '../ground/db/database';
import { isMigrated, migrate } from '../ground/db/migrate';

const ofContests = contestMigrations(contests);

/** Brings the tables of the house and of all contests up to date, as migrate() does. */
export const migrateSite = (db: Database): Promise<string[]> => migrate(db, ofContests);

/** True when every migration has been applied. */
export const isSiteMigrated = (db: Database): Promise<boolean> => isMigrated(db, ofContests);
