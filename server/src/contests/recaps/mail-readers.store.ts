import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { unclosedContests } from '../entries/unclosed.store';

/** A player who was in a contest, and the names of their entries by id. */
export interface MailReader {
  id: number;
  username: string;
  email: string;
  entries: { id: number; name: string }[];
}

/** Who is in a contest and has not turned mails of this kind off, by user. */
export async function mailReaders(tx: Tx, contestId: number): Promise<MailReader[]> {
  const rows = await tx
    .selectFrom('entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('user_options as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.username', 'u.email', 'e.id as entry_id', 'e.entry_name'])
    .where('e.contest_id', '=', contestId)
    .where('e.removed_at', 'is', null)
    .where((eb) => eb.or([eb('o.weekly_recap', 'is', null), eb('o.weekly_recap', '=', 1)]))
    .orderBy('u.id')
    .orderBy('e.id')
    .execute();
  const readers = new Map<number, MailReader>();
  for (const { id, username, email, entry_id, entry_name } of rows) {
    const reader = readers.get(id) ?? { id, username, email, entries: [] };
    readers.set(id, reader);
    reader.entries.push({ id: entry_id, name: entry_name });
  }
  return [...readers.values()];
}

/** Contests of a kind that may still be played, whose season is not closed. @param since the first year of those */
export async function contestsToTell(tx: Tx, type: ContestType, since: number): Promise<number[]> {
  return (await unclosedContests(tx, type, since).execute()).map(({ id }) => id);
}
