import { plural } from '@poolhouse/contract/formats';
import type { Agent } from '../agents/agent';
import type { Engine } from '../db/database';
import { analyze, analyzedIndexes } from './tidy.store';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Once a day has SQLite learn what its tables hold. What is deleted leaves room in the file that new rows take, and backups are written without
 * it, so that nothing has to be vacuumed.
 */
export const tidyAgent = (engine: Engine): Agent => ({
  name: 'tidying',
  defaultRefreshSeconds: DAY_SECONDS,
  schedule: 'interval',
  rests: engine === 'postgres' ? 'PostgreSQL does it by itself (autovacuum)' : undefined,
  run: async ({ db }) => {
    await analyze(db);
    return { words: `${plural(await analyzedIndexes(db), 'index', 'indexes')} known` };
  },
});
