import { contests } from '../contests';
import { contestMigrations } from '../contests/contest-migrations';
import type { Database } from '../ground/db/database';
import { allSteps, isMigrated, migrate } from '../ground/db/migrate';

/** All steps of this program. */
export const siteSteps = allSteps(contestMigrations(contests));

/** Brings the tables of the house and of all contests up to date, as migrate() does. */
export const migrateSite = (db: Database): Promise<string[]> => migrate(db, siteSteps);

/** True when every migration has been applied. */
export const isSiteMigrated = (db: Database): Promise<boolean> => isMigrated(db, siteSteps);
