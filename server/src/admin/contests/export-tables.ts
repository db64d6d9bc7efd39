import { archiveFiles, archivesOfGroup, type ArchivedSeason } from '../../contests/archives/archives.store';
import { keptSeason, SEASON_FORMAT, type SeasonFile } from '../../contests/archives/season-file';
import type { Contest } from '../../contests/contest';
import { contestsOfGroup } from '../../contests/entries/contests.store';
import { entriesOf } from '../../contests/entries/entries.store';
import type { OpenContests } from '../../contests/open-contests';
import { logFile } from '../../contests/proof/log-file';
import type { SeasonReport } from '../../contests/season-report';
import { readFreeze, type Freeze } from '../../contests/seasons/freezes.store';
import { reportOf } from '../../contests/seasons/season-reports';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
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
  /** What is signed of each season, by the file's name, but for the sums of other files. */
  seasons: Record<string, Omit<SeasonFile, 'files' | 'log'> & { log: string | undefined }>;
  archives: Archives;
}

/** Seasons of other sites that the group has: the files as they came, by name, and what the page shows of them. */
interface Archives {
  texts: Record<string, string>;
  contests: ExportedContest[];
  tables: Record<string, ZipTable>;
}

type From = Pick<OpenContests, 'modules' | 'plugs'> & { proof: ProofSite };

/**
 * What a group has, as tables, and its contests' sealed logs: what its commissioner may see, and of picks what everybody may see now. No hashes, no secrets, no sealed
 * picks. `now` is site time.
 */
export async function exported(tx: Tx, from: From, groupNumber: number, now: number): Promise<Exported> {
  const contests = await contestsOfGroup(tx, groupNumber);
  const all: Exported = {
    tables: {
      members: await exportedMembers(tx, groupNumber),
      roles: await exportedRoles(tx, groupNumber),
      contests: {
        columns: ['id', 'type', 'name', 'year'],
        rows: contests.map(({ id, type, name, year }) => ({ id, type, name, year })),
      },
      entries: await exportedEntries(tx, groupNumber),
      messages: await exportedMessages(tx, contests.map(boardOf)),
      log: await exportedLog(tx, groupNumber),
    },
    ...{ contests: [], logs: {}, seasons: {} },
    archives: await exportedArchives(tx, groupNumber),
  };
  for (const contest of contests) await addContest(tx, from, all, { contest, now });
  return all;
}

const prefixOf = ({ id, type, year }: Contest): string => `${year}-${type}-${id}`;
const boardOf = ({ id, type }: Contest): string => `${type}:${id}`;

/** Adds what a contest has to what is exported. */
async function addContest(tx: Tx, from: From, all: Exported, { contest, now }: { contest: Contest; now: number }): Promise<void> {
  const { id, name, year } = contest;
  const prefix = prefixOf(contest);
  const lines = await logFile(tx, from.proof, id);
  const log = lines.length > 0 ? `logs/${prefix}.jsonl` : undefined;
  if (log !== undefined) all.logs[log] = lines;
  all.contests.push({ id, name, year, prefix, board: boardOf(contest), log });
  const report = reportOf(from.modules, contest.type);
  if (!report) return;
  const frozen = await readFreeze(tx, id);
  const standings = frozen?.standings ?? (await report.standings(tx, contest, now));
  const tables = await tablesOf(tx, report, contest, now);
  const rows = standingRows(standings);
  all.tables[`${prefix}-standings`] = { columns: STANDINGS, rows };
  for (const [table, its] of Object.entries(tables)) all.tables[`${prefix}-${table}`] = its;
  const said = must(all.tables['messages'], 'the messages of the group');
  all.seasons[`seasons/${prefix}.json`] = {
    ...(await signedOf(tx, from, contest, frozen)),
    standings: { columns: [...STANDINGS], rows },
    tables,
    messages: { columns: [...said.columns], rows: said.rows.filter(({ board }) => board === boardOf(contest)).map((row) => ({ ...row })) },
    ...{ log, exported: new Date(now).toISOString() },
  };
}

async function tablesOf(tx: Tx, report: SeasonReport, contest: Contest, now: number): Promise<SeasonFile['tables']> {
  const tables: SeasonFile['tables'] = {};
  for (const [name, { columns, rows }] of Object.entries(report.tables))
    tables[name] = { columns: [...columns], rows: (await rows(tx, contest, now)).map((row) => ({ ...row })) };
  return tables;
}

/** What a season file says of a contest beside its tables. */
async function signedOf(tx: Tx, { plugs, proof }: From, contest: Contest, frozen: Freeze | undefined) {
  const { id, type, name, year, firstWeek } = contest;
  const terms = await plugs.find((plug) => plug.type === type)?.opened?.(tx, id);
  return {
    format: SEASON_FORMAT,
    site: proof.id,
    key: proof.key.publicKey.toString('base64'),
    contest: { id, type, name, year, first_week: firstWeek },
    terms: (terms ?? {}) as SeasonFile['terms'],
    closed: frozen ? new Date(frozen.at).toISOString() : null,
    entries: (await entriesOf(tx, id)).map((entry) => ({
      ...{ id: entry.id, user_id: entry.userId, name: entry.name },
      entered: new Date(entry.createdAt).toISOString(),
    })),
  } as const;
}

/** As they are, or as they were when the season was closed. */
const STANDINGS = ['entry_id', 'entry', 'rank', 'points', 'winnings', 'record'] as const;
const standingRows = (standings: Freeze['standings']) =>
  standings.map(({ ID, EntryName, Rank, Points, Winnings, Record: record }) => ({
    ...{ entry_id: ID, entry: EntryName, rank: Rank, points: Points, winnings: Winnings, record },
  }));

async function exportedArchives(tx: Tx, groupNumber: number): Promise<Archives> {
  const all: Archives = { texts: {}, contests: [], tables: {} };
  for (const archive of await archivesOfGroup(tx, groupNumber)) {
    const { season, log } = must(await archiveFiles(tx, archive.contest.id), 'the files of an archived season');
    const folder = folderOf(archive);
    all.texts[`${folder}/season.json`] = season;
    all.texts[`${folder}/log.jsonl`] = log;
    addShown(all, archive, season);
  }
  return all;
}

const folderOf = ({ site, originContest }: ArchivedSeason): string => `archives/${site}-${originContest}`;

function addShown(all: Archives, archive: ArchivedSeason, text: string): void {
  const { standings, tables, messages } = keptSeason(text);
  const { id, name, year } = archive.contest;
  const prefix = folderOf(archive).replace('/', '-');
  all.contests.push({ id, name, year, prefix, board: '', log: `${folderOf(archive)}/log.jsonl` });
  for (const [table, its] of Object.entries({ standings, ...tables })) all.tables[`${prefix}-${table}`] = its;
  if (messages.rows.length > 0) all.tables[`${prefix}-messages`] = { ...messages, columns: ['at', 'entry_name', 'message'] };
}
