import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database';

const KEY = 'migrations.bearable';
const told = z.record(z.string(), z.string().nullable());

/** Steps that a program may pass over though it does not know them, each with the one that it has to know; null for none. */
export type BearableSteps = Readonly<Record<string, string | null>>;

/** What newer programs have left word of; empty in a database without tables. */
export async function bearableSteps(db: Database): Promise<BearableSteps> {
  if (!(await hasSettings(db))) return {};
  const row = await db.kysely.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? {} : told.parse(JSON.parse(row.value));
}

/** Leaves word of this program's steps; what newer ones said stays. */
export async function tellBearable(db: Database, own: BearableSteps): Promise<void> {
  const before = await bearableSteps(db);
  const after = JSON.stringify({ ...before, ...own });
  if (after === JSON.stringify(before)) return;
  await db.kysely
    .insertInto('settings')
    .values({ key: KEY, value: after })
    .onConflict((on) => on.column('key').doUpdateSet({ value: after }))
    .execute();
}

async function hasSettings({ kysely, engine }: Database): Promise<boolean> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{ found: unknown }>`select to_regclass('settings') as found`
      : sql<{ found: unknown }>`select name as found from sqlite_master where name = 'settings'`
  ).execute(kysely);
  return rows[0]?.found != null;
}
