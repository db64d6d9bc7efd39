import type { Contest } from '../../contests/contest';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import type { OpenContests } from '../../contests/open-contests';
import { logFile } from '../../contests/proof/log-file';
import type { SeasonReport } from '../../contests/season-report';
import { readFreeze } from '../../contests/seasons/freezes.store';
import { reportOf } from '../../contests/seasons/season-reports';
import type { Tx } from '../../ground/db/database';
import type { ProofSite } from '../../ground/proof/proof-site';
import type { ExportedContest } from './export-page.rules';
import { exportedEntries, exportedLog, exportedMembers, exportedMessages, exportedRoles } from './export.store';
import type { ZipTable } from './zip-table';

/** All that a group's export is made of. */
export interface Exported {
  tables: Record<string, ZipTable>;
  contests: ExportedContest[];
  /** Sealed logs, by the file's name, in lines. */
  logs: Record<string, readonly string[]>;
}

/**
 * What a group has, as tables, and its contests' sealed logs: what its commissioner may see, and of picks what everybody may see now. No hashes, no secrets, no sealed
 * picks. `now` is site time.
 */
export async function exported(
  tx: Tx,
  { modules, proof }: Pick<OpenContests, 'modules'> & { proof: ProofSite },
  groupNumber: number,
  now: number,
): Promise<Exported> {
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
    const name = prefixOf(contest);
    tables[`${name}-standings`] = await standingsTable(tx, report, contest, now);
    for (const [table, { columns, rows }] of Object.entries(report.tables))
      tables[`${name}-${table}`] = { columns, rows: await rows(tx, contest, now) };
  }
  return { tables, ...(await withLogs(tx, proof, contests)) };
}

const prefixOf = ({ id, type, year }: Contest): string => `${year}-${type}-${id}`;

async function withLogs(tx: Tx, proof: ProofSite, contests: readonly Contest[]): Promise<Pick<Exported, 'contests' | 'logs'>> {
  const found: Pick<Exported, 'contests' | 'logs'> = { contests: [], logs: {} };
  for (const contest of contests) {
    const { id, name, year, type } = contest;
    const prefix = prefixOf(contest);
    const lines = await logFile(tx, proof, id);
    const log = lines.length > 0 ? `logs/${prefix}.jsonl` : undefined;
    if (log !== undefined) found.logs[log] = lines;
    found.contests.push({ id, name, year, prefix, board: `${type}:${id}`, log });
  }
  return found;
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
