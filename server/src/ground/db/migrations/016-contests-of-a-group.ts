import type { Kysely } from 'kysely';

/** Pages and the console ask for the contests of one group: of ten years of a thousand groups too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('contests_group').on('contests').columns(['group_number', 'year']).execute();
}
