import type { OverrideRow } from '@poolhouse/contract';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/database';
import { linesWithin, type ActivityReach } from '../../people/activity/activity-rows.store';

/** A line of the log as it was written. */
export interface LedgerLine {
  id: number;
  at: number;
  action: string;
  actor: string;
  userId: number | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  contestId: number | null;
  groupNumber: number | null;
  undoneBy: number | null;
}

const COLUMNS = ['id', 'at', 'action', 'actor', 'user_id', 'before', 'after', 'contest_id', 'group_number', 'undone_by'] as const;

export async function ledgerLine(tx: Tx, id: number): Promise<LedgerLine | undefined> {
  const row = await tx.selectFrom('activity').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && lineOf(row);
}

export async function markUndone(tx: Tx, id: number, by: number): Promise<void> {
  await tx.updateTable('activity').set({ undone_by: by }).where('id', '=', id).execute();
}

/** Whether a later line of this action tells of the same thing: then what was before it is not what it put there. */
export async function changedSince(tx: Tx, line: LedgerLine, subject: string): Promise<boolean> {
  const later = await tx
    .selectFrom('activity')
    .select(['id', 'before', 'after'])
    .where('id', '>', line.id)
    .where('action', '=', line.action)
    .where('undone_by', 'is', null)
    .execute();
  return later.some((row) => subjectOf(parsed(row.after) ?? parsed(row.before)) === subject);
}

/** What two lines have in common that are about the same thing. */
export function subjectOf(recorded: Record<string, unknown> | null): string {
  if (!recorded) return '';
  return JSON.stringify([
    recorded['id'] ?? recorded['ID'] ?? null,
    recorded['entry_id'] ?? null,
    recorded['week'] ?? null,
    recorded['team'] ?? null,
  ]);
}

/** Lines that tell what was set in somebody's stead or by hand, newest first, and how many there are. */
export async function overrideLines(
  tx: Tx,
  {
    reach,
    contestId,
    after,
    limit,
    actions,
  }: { reach: ActivityReach; contestId: number | undefined; after: number | undefined; limit: number; actions: readonly string[] },
): Promise<{ lines: LedgerLine[]; total: number }> {
  let lines = linesWithin(tx, reach).where('action', 'in', [...actions]);
  if (contestId !== undefined) lines = lines.where('contest_id', '=', contestId);
  const { n } = await lines.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
  const page = after === undefined ? lines : lines.where('id', '<', after);
  const rows = await page.select(COLUMNS).orderBy('id', 'desc').limit(limit).execute();
  return { lines: rows.map(lineOf), total: Number(n) };
}

/** What entries are called, by id. */
export async function entryNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('entries')
    .select(['id', 'entry_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.entry_name]));
}

export const overrideRow = (line: LedgerLine, names: ReadonlyMap<number, string>, canUndo: boolean): OverrideRow => ({
  ID: line.id,
  Action: line.action,
  User: line.actor,
  modtime: new Date(line.at).toISOString(),
  contest_id: line.contestId,
  EntryName: names.get(entryOf(line) ?? 0) ?? '',
  reason: String(line.after?.['reason'] ?? ''),
  before: line.before ? JSON.stringify(line.before) : '',
  after: line.after ? JSON.stringify(line.after) : '',
  can_undo: canUndo ? 1 : 0,
  undone_by: line.undoneBy,
});

/** The entry that a line is about. */
export function entryOf({ action, before, after }: LedgerLine): number | undefined {
  const recorded = { ...before, ...after };
  const id = recorded['entry_id'] ?? (action.startsWith('entry.') ? recorded['id'] : undefined);
  return typeof id === 'number' ? id : undefined;
}

interface StoredLine {
  id: number;
  at: number;
  action: string;
  actor: string;
  user_id: number | null;
  before: string | null;
  after: string | null;
  contest_id: number | null;
  group_number: number | null;
  undone_by: number | null;
}

const lineOf = (row: StoredLine): LedgerLine => ({
  id: row.id,
  at: row.at,
  action: row.action,
  actor: row.actor,
  userId: row.user_id,
  before: parsed(row.before),
  after: parsed(row.after),
  contestId: row.contest_id,
  groupNumber: row.group_number,
  undoneBy: row.undone_by,
});

const parsed = (text: string | null): Record<string, unknown> | null =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>);
