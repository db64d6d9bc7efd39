import { LARGEST_INTEGER } from '@poolhouse/contract';
import { tag, type Database, type Invalidate, type Tx } from '../../ground/db/database';
import { Versioned } from '../../ground/memory/versioned';
import type { Contest, Entry } from '../contest';
import type { ArchiveEntriesTable, ArchivesTable } from './archives.schema';

/** An archived season beside the contests of its group. Its numbers, and those of its entries, are shown ones: `shownId`. */
export interface ArchivedSeason {
  readonly contest: Contest;
  readonly entries: readonly ArchivedEntry[];
  /** Epoch ms. */
  readonly closedAt: number;
  readonly importedAt: number;
  readonly importedBy: string;
  /** The id and the key of the site that it comes from. */
  readonly site: string;
  readonly siteKey: string;
  /** Its number on that site. */
  readonly originContest: number;
}

export interface ArchivedEntry extends Entry {
  /** Its number on the site that it comes from. */
  readonly originEntry: number;
  /** Null where the standings do not have it. */
  readonly rank: number | null;
  readonly points: number;
  readonly record: string;
}

/** Contests and entries here are numbered from 1 up, archived ones from the largest number down, so that none is taken for another. Its own inverse. */
export const shownId = (id: number): number => LARGEST_INTEGER - id;

const META = [
  'id',
  'group_number',
  'site',
  'origin_contest',
  'site_key',
  'contest_type',
  'name',
  'year',
  'closed_at',
  'imported_at',
  'imported_by',
] as const;

/** The archived seasons of a group, the latest year first. */
export async function archivesOfGroup(tx: Tx, groupNumber: number): Promise<ArchivedSeason[]> {
  const rows = await tx
    .selectFrom('archives')
    .select(META)
    .where('group_number', '=', groupNumber)
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entries = await tx.selectFrom('archive_entries').selectAll().where('archive_id', 'in', ids).orderBy('id').execute();
  return rows.map((row) => ({
    contest: {
      ...{ id: shownId(row.id), type: row.contest_type, name: row.name, year: row.year },
      ...{ groupNumber: row.group_number, firstWeek: 1 },
    },
    entries: entries
      .filter((one) => one.archive_id === row.id)
      .map((one) => ({
        ...{ id: shownId(one.id), contestId: shownId(row.id), userId: one.user_id, name: one.entry_name, createdAt: row.closed_at },
        ...{ originEntry: one.origin_entry, rank: one.rank, points: one.points ?? 0, record: one.record },
      })),
    ...{ closedAt: row.closed_at, importedAt: row.imported_at, importedBy: row.imported_by },
    ...{ site: row.site, siteKey: row.site_key, originContest: row.origin_contest },
  }));
}

const BYTES = 300;

/** The archived seasons of groups, kept until another one comes. */
export const archivesMemory = (db: Database): Versioned<number, readonly ArchivedSeason[]> =>
  new Versioned<number, readonly ArchivedSeason[]>(db, {
    name: 'archived seasons',
    maxBytes: 20_000_000,
    key: String,
    tags: (groupNumber) => [tag.group(groupNumber)],
    async load(tx, groups) {
      const loaded: { value: readonly ArchivedSeason[] }[] = [];
      for (const group of groups) loaded.push({ value: await archivesOfGroup(tx, group) });
      return loaded;
    },
    weigh: (seasons) => seasons.reduce((sum, { entries }) => sum + BYTES * (1 + entries.length), BYTES),
  });

/** The groups in which a user has an entry in an archived season, by number. */
export async function archiveGroupsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('archive_entries')
    .innerJoin('archives', 'archives.id', 'archive_entries.archive_id')
    .select('group_number')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('group_number')
    .execute();
  return rows.map((row) => row.group_number);
}

/** What entries of archived seasons are called, of these users; the latest year first. */
export async function archivedNames(
  tx: Tx,
  userIds: readonly number[],
): Promise<{ user_id: number; entry_name: string; name: string; year: number }[]> {
  if (userIds.length === 0) return [];
  return tx
    .selectFrom('archive_entries')
    .innerJoin('archives', 'archives.id', 'archive_entries.archive_id')
    .select(['user_id', 'entry_name', 'name', 'year'])
    .where('user_id', 'in', [...userIds])
    .orderBy('year', 'desc')
    .orderBy('archive_entries.id')
    .execute();
}

/** Whose an archived entry is, and in which group. @param id as it is shown */
export async function ownerOfArchived(tx: Tx, id: number): Promise<{ userId: number; group: number } | undefined> {
  const row = await tx
    .selectFrom('archive_entries')
    .innerJoin('archives', 'archives.id', 'archive_entries.archive_id')
    .select(['user_id', 'group_number'])
    .where('archive_entries.id', '=', shownId(id))
    .executeTakeFirst();
  return row && { userId: row.user_id, group: row.group_number };
}

/** In which group an archived season is. @param id as it is shown */
export async function archiveGroup(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('archives').select('group_number').where('id', '=', shownId(id)).executeTakeFirst();
  return row?.group_number;
}

/** The files of an archived season, byte for byte. @param id as it is shown */
export async function archiveFiles(tx: Tx, id: number): Promise<{ season: string; log: string } | undefined> {
  return tx.selectFrom('archives').select(['season', 'log']).where('id', '=', shownId(id)).executeTakeFirst();
}

/** An archived season as it is to be kept. */
export type NewArchive = Omit<ArchivesTable, 'id'>;
export type NewArchivedEntry = Omit<ArchiveEntriesTable, 'id' | 'archive_id'>;

export async function keepArchive(
  tx: Tx,
  invalidate: Invalidate,
  archive: NewArchive,
  entries: readonly NewArchivedEntry[],
): Promise<number> {
  const { id } = await tx.insertInto('archives').values(archive).returning('id').executeTakeFirstOrThrow();
  for (const entry of entries)
    await tx
      .insertInto('archive_entries')
      .values({ ...entry, archive_id: id })
      .execute();
  invalidate(tag.group(archive.group_number));
  for (const user of new Set(entries.map(({ user_id }) => user_id))) invalidate(tag.user(user));
  return id;
}

/** Calls a user's entries of archived seasons otherwise; the files of these seasons stay as they were signed. */
export async function nameArchived(tx: Tx, invalidate: Invalidate, userId: number, name: string): Promise<void> {
  await tx.updateTable('archive_entries').set({ entry_name: name }).where('user_id', '=', userId).execute();
  for (const group of await archiveGroupsOf(tx, userId)) invalidate(tag.group(group));
}

/** What a group has of a site already. */
export async function archivesFrom(
  tx: Tx,
  groupNumber: number,
  site: string,
): Promise<{ originContest: number; key: string; fingerprint: string }[]> {
  const rows = await tx
    .selectFrom('archives')
    .select(['origin_contest', 'site_key', 'fingerprint'])
    .where('group_number', '=', groupNumber)
    .where('site', '=', site)
    .execute();
  return rows.map((row) => ({ originContest: row.origin_contest, key: row.site_key, fingerprint: row.fingerprint }));
}

/** Who is who: accounts of this site by their numbers on another one, as earlier archives of the group have them. */
export async function knownPeople(tx: Tx, groupNumber: number, site: string): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('archive_entries')
    .innerJoin('archives', 'archives.id', 'archive_entries.archive_id')
    .select(['origin_user', 'user_id'])
    .where('group_number', '=', groupNumber)
    .where('site', '=', site)
    .orderBy('archive_entries.id')
    .execute();
  return new Map(rows.map((row) => [row.origin_user, row.user_id]));
}
