import type { Tx } from '../../ground/db/database';
import { contestsOfGroup } from '../../contests/contests.store';
import { readFreeze } from '../../contests/freezes.store';
import type { OpenContests } from '../../contests/open-contests';
import type { Row } from './csv.rules';
import { exportedEntries, exportedLog, exportedMembers, exportedMessages, exportedRoles } from './export.store';

/**
 * What a group has, as tables: what its commissioner may see, and of picks what everybody may see now. No hashes, no secrets, no sealed
 * picks. `now` is site time.
 */
export async function exportTables(
  tx: Tx,
  { rooms }: OpenContests,
  groupNumber: number,
  now: number,
): Promise<Record<string, readonly Row[]>> {
  const contests = await contestsOfGroup(tx, groupNumber);
  const tables: Record<string, readonly Row[]> = {
    members: await exportedMembers(tx, groupNumber),
    roles: await exportedRoles(tx, groupNumber),
    contests: contests.map(({ id, type, name, year }) => ({ id, type, name, year })),
    entries: await exportedEntries(tx, groupNumber),
    messages: await exportedMessages(
      tx,
      contests.map(({ id, type }) => `${type}:${id}`),
    ),
    log: await exportedLog(tx, groupNumber),
  };
  for (const contest of contests) {
    const book = rooms.find((room) => room.season?.type === contest.type)?.season?.book;
    if (!book) continue;
    const name = `${contest.year}-${contest.type}-${contest.id}`;
    const frozen = await readFreeze(tx, contest.id);
    const standings = frozen?.standings ?? (await book.standings(tx, contest, now));
    tables[`${name}-standings`] = standings.map(({ ID, EntryName, Rank, Points, Winnings, Record }) => ({
      entry_id: ID,
      entry: EntryName,
      rank: Rank,
      points: Points,
      winnings: Winnings,
      record: Record,
    }));
    tables[`${name}-picks`] = await book.picks(tx, contest, now);
  }
  return tables;
}
