import type { ClientBase } from 'pg';
import { must } from '../must';
import type { Counter } from './tags.store';

/** Lines of changes are kept for an hour; who has not looked for nearly as long does not know what it missed. */
const LONGEST_SLEEP_MS = 50 * 60_000;
const DELETED_AT_ONCE = 10_000;

/** Up to where a process has read the lines of changes. */
export interface ReadUpTo {
  /** All transactions before this one are over, and their lines have been read: an xid8, as text. */
  tx: string;
  /** When that was by the database's own clock, epoch ms. */
  at: number;
}

export interface Changes {
  counters: Counter[];
  /** Undefined where there are no lines, as before the first migration: then all is read the next time too. */
  upTo: ReadUpTo | undefined;
}

/** Where things stand now; asked before all counters are read, so that what comes between is read twice rather than not at all. */
const NOW = `pg_snapshot_xmin(pg_current_snapshot())::text as tx, extract(epoch from clock_timestamp())::float8 * 1000 as at`;
/** Lines of transactions that are over, and already those of later ones that can be seen: these are read again the next time. */
const SINCE = `select ${NOW}, pg_snapshot_xmin(pg_current_snapshot()) < $1::xid8 as back,
  (select '[' || string_agg(counters, ',' order by tx) || ']' from changes where tx >= $1::xid8) as changed`;
/**
 * The oldest go first; the order of transactions finds them without looking at the others. Lines of transactions to come are of another
 * server, whose copy this one was filled from.
 */
const DELETION = `delete from changes where tx in (select tx from changes where tx < coalesce(
    (select tx from changes where at > now() - interval '1 hour' order by tx limit 1), pg_snapshot_xmin(pg_current_snapshot()))
  order by tx limit ${DELETED_AT_ONCE}) or tx >= pg_snapshot_xmax(pg_current_snapshot())`;

/**
 * What has changed since a process has looked last: as much as it missed, or all counters where nobody can tell.
 * @param anew the first look of a connection: a server that has died, or the standby in its place, gives numbers of transactions again that
 * have left nothing on the disk
 */
export async function changesSince(client: ClientBase, before: ReadUpTo | undefined, anew = false): Promise<Changes> {
  if (before === undefined || anew) return allOf(client);
  const { rows } = await client.query<ReadUpTo & { changed: string | null; back: boolean }>(SINCE, [before.tx]);
  const { tx, at, changed, back } = must(rows[0], 'the state of the changes');
  // Numbers that go back are another server's, one that was behind or that was filled from a copy.
  if (back || at - before.at > LONGEST_SLEEP_MS) return allOf(client);
  const lines = JSON.parse(changed ?? '[]') as [string, number][][];
  return { counters: lines.flat().map(([name, n]) => ({ name, n })), upTo: { tx, at } };
}

async function allOf(client: ClientBase): Promise<Changes> {
  const { rows } = await client.query<ReadUpTo & { counted: boolean; noted: boolean }>(
    `select ${NOW}, to_regclass('scopes') is not null as counted, to_regclass('changes') is not null as noted`,
  );
  const { counted, noted, ...upTo } = must(rows[0], 'whether the counters are there');
  return {
    counters: counted ? (await client.query<Counter>('select name, n from scopes')).rows : [],
    upTo: noted ? upTo : undefined,
  };
}

/** Lines that everybody has read, or slept through. */
export async function forgetOldChanges(client: ClientBase): Promise<void> {
  await client.query(DELETION);
}
