import type { ContestType } from '@poolhouse/contract';
import type { Generated } from 'kysely';

declare module '../../ground/db/schema' {
  interface Schema {
    archives: ArchivesTable;
    archive_entries: ArchiveEntriesTable;
  }
}

/** A season that was played and closed on another site. Nothing of it changes here. */
export interface ArchivesTable {
  id: Generated<number>;
  group_number: number;
  /** The id of the site that it comes from, and the contest's number there. */
  site: string;
  origin_contest: number;
  /** With which that site signs, base64. */
  site_key: string;
  contest_type: ContestType;
  name: string;
  year: number;
  /** When it was closed there. */
  closed_at: number;
  imported_at: number;
  imported_by: string;
  /** Of what was played in it (season-file.ts). */
  fingerprint: string;
  /** Its season file and its log, byte for byte. */
  season: string;
  log: string;
  bytes: number;
}

export interface ArchiveEntriesTable {
  id: Generated<number>;
  archive_id: number;
  /** Whose it is here. */
  user_id: number;
  /** The numbers of the entry and of its account on the site that it comes from. */
  origin_entry: number;
  origin_user: number;
  entry_name: string;
  /** Null where the standings do not have it. */
  rank: number | null;
  points: number | null;
  /** 'W 43, L 32'; '' where the contest keeps none. */
  record: string;
}
