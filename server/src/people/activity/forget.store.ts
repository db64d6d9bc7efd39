import { sql } from 'kysely';
import type { Tx } from '../../ground/db/database';

/** Which lines: all, those of one contest, or those of no contest. */
type Lines = 'all' | { contest: number | null };

/**
 * Puts another text in the place of one in what the log's lines tell: whole texts alone, 'ann' is no part of 'joann'. The lines stay, and what
 * they decided.
 */
export async function sayInstead(tx: Tx, lines: Lines, word: string, instead: string): Promise<void> {
  const [said, says] = [JSON.stringify(word), JSON.stringify(instead)];
  for (const column of ['before', 'after'] as const) {
    let found = tx
      .updateTable('activity')
      .set({ [column]: sql`replace(${sql.ref(column)}, ${said}, ${says})` })
      .where(column, 'like', `%${said.replace(/[\\%_]/g, '_')}%`);
    if (lines !== 'all')
      found = lines.contest === null ? found.where('contest_id', 'is', null) : found.where('contest_id', '=', lines.contest);
    await found.execute();
  }
}

/** Every address that lines about an account tell of it, of whoever had it. */
export async function addressesTold(tx: Tx, userId: number): Promise<string[]> {
  const about = [`%"id":${userId},%`, `%"id":${userId}}%`];
  const rows = await tx
    .selectFrom('activity')
    .select(['before', 'after'])
    .where('action', 'like', 'user.%')
    .where((eb) => eb.or(about.flatMap((like) => [eb('before', 'like', like), eb('after', 'like', like)])))
    .execute();
  const told = rows
    .flatMap(({ before, after }) => [before, after])
    .map((text) => (text === null ? {} : (JSON.parse(text) as { id?: unknown; email?: unknown })));
  return [...new Set(told.flatMap(({ id, email }) => (id === userId && typeof email === 'string' ? [email] : [])))];
}

/** Forgets from where somebody did what they did. */
export async function forgetPlaces(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('activity').set({ ip: '' }).where('user_id', '=', userId).where('ip', '!=', '').execute();
}

/** Calls a person otherwise in the lines that tell what they did. */
export async function renameActor(tx: Tx, userId: number, name: string): Promise<void> {
  await tx.updateTable('activity').set({ actor: name }).where('user_id', '=', userId).execute();
}
