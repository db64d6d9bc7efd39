import type { ActivityRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

/** Which lines somebody may read: all of them, or those of some groups, or those of some contests. */
export type ActivityReach = 'all' | { groups: readonly number[] } | { contests: readonly number[] };

export interface ActivityQuery {
  reach: ActivityReach;
  /** Left out of the answer for who may not know them. */
  addresses: boolean;
  userId?: number | undefined;
  contestId?: number | undefined;
  /** The beginning of the action. */
  action?: string | undefined;
  /** Words that stand in the action or in a name. */
  q?: string | undefined;
  /** No older, site time, epoch ms. */
  since?: number | undefined;
  /** Only lines before this one. */
  after?: number | undefined;
  limit: number;
}

/** A log has a million lines: how many fit is counted up to here, so that counting costs no more than reading. */
const COUNTED = 10_000;

/** The latest lines of the log that fit, newest first, and how many there are, counted up to 10,000. What was changed stays out of them. */
export async function activityRows(tx: Tx, query: ActivityQuery): Promise<{ rows: ActivityRow[]; total: number }> {
  const fitting = fittingLines(tx, query);
  const page = query.after === undefined ? fitting : fitting.where('activity.id', '<', query.after);
  const rows = await page
    .leftJoin('users', 'users.id', 'activity.user_id')
    .select(['activity.id', 'at', 'action', 'actor', 'ip', 'before', 'after', 'users.username'])
    .orderBy('activity.id', 'desc')
    .limit(query.limit)
    .execute();
  const { n } = await tx
    .selectFrom(fitting.select('activity.id').limit(COUNTED).as('fitting'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => rowOf(row, query.addresses)), total: Number(n) };
}

/** One line with what it changed, as JSON; undefined when there is none. Sealed picks were never written down. */
export async function activityRow(
  tx: Tx,
  id: number,
  addresses: boolean,
): Promise<(ActivityRow & { before: string; after: string }) | undefined> {
  const row = await tx
    .selectFrom('activity')
    .leftJoin('users', 'users.id', 'activity.user_id')
    .select(['activity.id', 'at', 'action', 'actor', 'ip', 'before', 'after', 'users.username'])
    .where('activity.id', '=', id)
    .executeTakeFirst();
  return row && { ...rowOf(row, addresses), before: row.before ?? '', after: row.after ?? '' };
}

/** The lines that somebody may read. */
export function linesWithin(tx: Tx, reach: ActivityReach) {
  const lines = tx.selectFrom('activity');
  if (reach === 'all') return lines;
  if ('groups' in reach) return lines.where('activity.group_number', 'in', [...reach.groups]);
  return lines.where('activity.contest_id', 'in', [...reach.contests]);
}

function fittingLines(tx: Tx, { reach, userId, contestId, action, q, since }: ActivityQuery) {
  let lines = linesWithin(tx, reach);
  if (userId !== undefined) lines = lines.where('activity.user_id', '=', userId);
  if (contestId !== undefined) lines = lines.where('activity.contest_id', '=', contestId);
  if (action) lines = lines.where('action', 'like', `${plain(action)}%`);
  if (q) lines = lines.where((eb) => eb.or([eb('action', 'like', `%${plain(q)}%`), eb('actor', 'like', `%${plain(q)}%`)]));
  if (since !== undefined) lines = lines.where('at', '>=', since);
  return lines;
}

/** What `like` would take for any letters, taken out: the words are searched for as they are. */
const plain = (words: string) => words.replace(/[%_\\]/g, '');

interface StoredLine {
  id: number;
  at: number;
  action: string;
  actor: string;
  ip: string;
  before: string | null;
  after: string | null;
  username: string | null;
}

const rowOf = (row: StoredLine, addresses: boolean): ActivityRow => ({
  ID: row.id,
  Action: row.action,
  User: row.actor,
  DBUser: row.username ?? '',
  IP: addresses ? row.ip : '',
  modtime: new Date(row.at).toISOString(),
  details: row.before === null && row.after === null ? 0 : 1,
});
