import type { Migration } from 'kysely';
import * as foundation from './001-foundation';

/** In the order of their names. A migration that was shipped is never edited. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
};
