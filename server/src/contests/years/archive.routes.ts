import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { archiveFiles, archiveGroup, type ArchivedSeason } from '../archives/archives.store';
import { keptSeason, type SeasonFile } from '../archives/season-file';
import { sentenceOf, shownTable, type PlainTable } from '../archives/shown-table.rules';
import { archivesOpen, type Results } from './circle';

type Page = DataOf<'GET utils/archive'>;

/** Seasons that were played on another site, for who played in them and who runs their group. */
export function archiveRoutes(ctx: Context, results: Results): void {
  route(ctx, 'GET utils/archive', ({ query, viewer }) => ctx.db.read((tx) => readArchive(tx, results, viewer, query.archive)));
  route(ctx, 'GET utils/archive_log', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const { log } = await filesOf(tx, await find(tx, results, viewer, query.archive));
      return { log };
    }),
  );
}

/** What a list and its page say of an archived season. */
export const archiveRow = ({ kinds }: Pick<Results, 'kinds'>, { contest, entries, site, importedAt }: ArchivedSeason) => ({
  ...{ ID: contest.id, contest: kinds.find(({ source }) => source.type === contest.type)?.name ?? contest.type },
  ...{ pool: contest.name, Year: contest.year, Site: site, Entries: entries.length, Imported: new Date(importedAt).toISOString() },
});

async function readArchive(tx: Tx, results: Results, viewer: Viewer, id: number): Promise<Page> {
  const archive = await find(tx, results, viewer, id);
  const season = keptSeason((await filesOf(tx, archive)).season);
  return {
    archive: {
      data: [
        {
          ...archiveRow(results, archive),
          ...{ Key: archive.siteKey, Closed: new Date(archive.closedAt).toISOString(), Exported: season.exported },
        },
      ],
    },
    tables: { data: tablesOf(season, namesSince(season, archive)) },
  };
}

/** What entries are called here by another name than in the season's own file. */
function namesSince(season: SeasonFile, { entries }: ArchivedSeason): ReadonlyMap<string, string> {
  const names = new Map(entries.map(({ originEntry, name }) => [originEntry, name]));
  return new Map(season.entries.flatMap(({ id, name }) => (names.get(id) === name ? [] : [[name, names.get(id) ?? name] as const])));
}

/** The same that the page of an export shows. @param names that stand instead of others */
function tablesOf({ standings, tables, messages }: SeasonFile, names: ReadonlyMap<string, string>): Page['tables']['data'] {
  const all: [string, PlainTable][] = [
    ['Standings', standings],
    ...Object.entries(tables).map(([name, table]): [string, PlainTable] => [sentenceOf(name), table]),
  ];
  if (messages.rows.length > 0) all.push(['Messages', { ...messages, columns: ['at', 'entry_name', 'message'] }]);
  return all.map(([ID, table]) => {
    const { heads, rows } = shownTable(table);
    return {
      ID,
      heads: heads.map(({ name, isFigure }) => ({ Name: name, Figure: isFigure ? 1 : 0 })),
      rows: rows.map((row) => row.map((text) => names.get(text) ?? text)),
    };
  });
}

/** One that opens to the viewer; any other is answered as one that does not exist. */
async function find(tx: Tx, results: Results, viewer: Viewer, id: number): Promise<ArchivedSeason> {
  const group = await archiveGroup(tx, id);
  const open = group === undefined ? [] : await archivesOpen(tx, results, viewer, group);
  const found = open.find(({ contest }) => contest.id === id);
  if (!found) throw new Refusal('not_found', 'There is no such season, or it is not yours to see.', { archive: 'is not known' });
  return found;
}

const filesOf = async (tx: Tx, { contest }: ArchivedSeason): Promise<{ season: string; log: string }> =>
  must(await archiveFiles(tx, contest.id), 'the files of an archived season');
