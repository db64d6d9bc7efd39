import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Contest, Entry } from '../../contest';
import { invalidateEntry } from '../../entries/entries.store';
import { pointsIn, termsOf, type TermsRequest } from './default-terms.rules';

/** What an entry pays in and what is paid out, in whole points, and what its players are shown. */
export interface FootballTerms {
  pointsPerEntry: number;
  cigarPoints: number;
  overallPoints: number[];
  /** The picks page shows the margin of the model of points. */
  showModel: boolean;
}

export type FootballContest = Contest & FootballTerms;
export type FootballEntry = Entry & { sidebet: boolean };

export async function addTerms(tx: Tx, invalidate: Invalidate, contestId: number, input: TermsRequest): Promise<void> {
  const { pointsPerEntry, cigarPoints, overallPoints, showModel } = termsOf(input);
  await tx
    .insertInto('football_terms')
    .values({
      contest_id: contestId,
      points_per_entry: pointsPerEntry,
      cigar_points: cigarPoints,
      overall_points: overallPoints.join(','),
      show_model: showModel ? 1 : 0,
    })
    .execute();
  invalidate(tag.contest(contestId));
}

/** The contest with its terms. */
export async function withTerms(tx: Tx, contest: Contest): Promise<FootballContest> {
  const found = await tx.selectFrom('football_terms').selectAll().where('contest_id', '=', contest.id).executeTakeFirst();
  const row = must(found, `the terms of football contest ${contest.id}`);
  return {
    ...contest,
    pointsPerEntry: row.points_per_entry,
    cigarPoints: row.cigar_points,
    overallPoints: pointsIn(row.overall_points),
    showModel: row.show_model === 1,
  };
}

export async function setShowModel(tx: Tx, invalidate: Invalidate, contestId: number, show: boolean): Promise<void> {
  await tx
    .updateTable('football_terms')
    .set({ show_model: show ? 1 : 0 })
    .where('contest_id', '=', contestId)
    .execute();
  invalidate(tag.contest(contestId));
}

/** A contest's entries, those in the sidebet marked. */
export async function withSidebets(tx: Tx, contestId: number, entries: readonly Entry[]): Promise<FootballEntry[]> {
  const rows = await tx
    .selectFrom('football_sidebets')
    .innerJoin('entries', 'entries.id', 'football_sidebets.entry_id')
    .select('entry_id')
    .where('contest_id', '=', contestId)
    // Of those alone there is an index by contest.
    .where('removed_at', 'is', null)
    .execute();
  const marked = new Set(rows.map((row) => row.entry_id));
  return entries.map(({ id, contestId: contest, userId, name, createdAt }) => ({
    id,
    contestId: contest,
    userId,
    name,
    createdAt,
    sidebet: marked.has(id),
  }));
}

/** Answers whether the entry was in the sidebet before. */
export async function setSidebet(
  tx: Tx,
  invalidate: Invalidate,
  entry: Pick<Entry, 'id' | 'contestId' | 'userId'>,
  sidebet: boolean,
): Promise<boolean> {
  const before = await tx.selectFrom('football_sidebets').select('entry_id').where('entry_id', '=', entry.id).executeTakeFirst();
  await tx.deleteFrom('football_sidebets').where('entry_id', '=', entry.id).execute();
  if (sidebet) await tx.insertInto('football_sidebets').values({ entry_id: entry.id }).execute();
  invalidateEntry(invalidate, entry);
  return before !== undefined;
}
