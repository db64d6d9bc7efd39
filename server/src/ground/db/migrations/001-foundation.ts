import type { Kysely } from 'kysely';
import { createAccounts } from './001-accounts';
import { createContests } from './001-contests';
import { createGames } from './001-games';
import { createSite } from './001-site';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSite(db);
  await createAccounts(db);
  await createGames(db);
  await createContests(db);
}
