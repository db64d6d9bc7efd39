import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import type { PrizeTerms } from './payouts.rules';

interface TermsRequest {
  pointsPerEntry?: number | undefined;
  /** Whole points for the places, comma list. */
  overallPoints?: string | undefined;
}

/** Eight entries of 50 points make exactly the usual prizes. */
export const termsOf = ({ pointsPerEntry = 50, overallPoints = '250,100,50' }: TermsRequest): PrizeTerms => ({
  pointsPerEntry,
  overallPoints: overallPoints.split(',').filter(Boolean).map(Number),
});

export async function addTerms(tx: Tx, invalidate: Invalidate, contestId: number, input: TermsRequest): Promise<void> {
  const { pointsPerEntry, overallPoints } = termsOf(input);
  await tx
    .insertInto('nflwins_terms')
    .values({ contest_id: contestId, points_per_entry: pointsPerEntry, overall_points: overallPoints.join(',') })
    .execute();
  invalidate(tag.contest(contestId));
}

export async function readTerms(tx: Tx, contestId: number): Promise<PrizeTerms> {
  const found = await tx.selectFrom('nflwins_terms').selectAll().where('contest_id', '=', contestId).executeTakeFirst();
  const row = must(found, `the terms of NFL wins contest ${contestId}`);
  return { pointsPerEntry: row.points_per_entry, overallPoints: row.overall_points.split(',').filter(Boolean).map(Number) };
}
