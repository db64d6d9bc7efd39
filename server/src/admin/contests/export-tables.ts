import type { Contest } from '../../contests/contest';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import type { OpenContests } from '../../contests/open-contests';
import type { SeasonReport } from '../../contests/season-report';
import { readFreeze } from '../../contests/seasons/freezes.store';
import { reportOf } from '../../contests/seasons/season-reports';
import type { Tx } from '../../ground/db/database';
import { exportedEntries, exportedLog, exportedMembers, exportedMessages, exportedRoles } from './export.store';
import type { ZipTable } from './zip';

/**
 * What a group has, as tables: what its commissioner may see, and of picks what everybody may see now. No hashes, no secrets, no sealed
 * picks. `now` is site time.
 */
export async function exportTables(tx: Tx, { modules }: OpenContests, groupNumber: number, now: number): Promise<Record<string, ZipTable>> {
  const contests = await contestsOfGroup(tx, groupNumber);
  const tables: Record<string, ZipTable> = {
    members: await exportedMembers(tx, groupNumber),
    roles: await exportedRoles(tx, groupNumber),
    contests: {
      columns: ['id', 'type', 'name', 'year'],
      rows: contests.map(({ id, type, name, year }) => ({ id, type, name, year })),
    },
    entries: await exportedEntries(tx, groupNumber),
    messages: await exportedMessages(
      tx,
      contests.map(({ id, type }) => `${type}:${id}`),
    ),
    log: await exportedLog(tx, groupNumber),
  };
  for (const contest of contests) {
    const report = reportOf(modules, contest.type);
    if (!report) continue;
    const name = `${contest.year}-${contest.type}-${contest.id}`;
    tables[`${name}-standings`] = await standingsTable(tx, report, contest, now);
    for (const [table, { columns, rows }] of Object.entries(report.tables))
      tables[`${name}-${table}`] = { columns, rows: await rows(tx, contest, now) };
  }
  return tables;
}

/** As they are, or as they were when the season was closed. */
async function standingsTable(tx: Tx, report: SeasonReport, contest: Contest, now: number): Promise<ZipTable> {
  const frozen = await readFreeze(tx, contest.id);
  const standings = frozen?.standings ?? (await report.standings(tx, contest, now));
  return {
    columns: ['entry_id', 'entry', 'rank', 'points', 'winnings', 'record'],
    rows: standings.map(({ ID, EntryName, Rank, Points, Winnings, Record: record }) => ({
      entry_id: ID,
      entry: EntryName,
      rank: Rank,
      points: Points,
      winnings: Winnings,
      record,
    })),
  };
}
