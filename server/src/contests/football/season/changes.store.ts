import type { Tx } from '../../../ground/db/database';

/** A line of the activity log that concerns a contest or a game. What it says before and after is JSON. */
export interface LoggedChange {
  id: number;
  at: number;
  action: string;
  actor: string;
  before: string | null;
  after: string | null;
}

const PUBLIC = [
  'contest.added',
  'entry.added',
  'entry.joined',
  'entry.removed',
  'entry.renamed',
  'entry.sidebet',
  'football.picks_overridden',
  'game.set',
  'game.corrected',
];
const LATEST = 2000;

/** The latest changes of all contests and games that are nobody's secret, newest first; never from which address. */
export async function publicChanges(tx: Tx): Promise<LoggedChange[]> {
  return tx
    .selectFrom('activity')
    .select(['id', 'at', 'action', 'actor', 'before', 'after'])
    .where('action', 'in', PUBLIC)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
}

/** What the entries of a contest are called, those that were taken out included. */
export async function entryNamesEver(tx: Tx, contestId: number): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('entries').select(['id', 'entry_name']).where('contest_id', '=', contestId).execute();
  return new Map(rows.map((row) => [row.id, row.entry_name]));
}
