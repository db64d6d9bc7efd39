import type { ActiveContestRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Reach } from '../reach';

export interface ListQuery {
  q?: string | undefined;
  /** The ID of the last row that is known. */
  after?: number | undefined;
  limit: number;
}

/** Contests, the latest year first, and how many fit in all. */
export async function contestRows(
  tx: Tx,
  reach: Reach,
  { q, after, limit }: ListQuery,
): Promise<{ rows: ActiveContestRow[]; total: number }> {
  const fitting = fittingContests(tx, reach, q);
  const last =
    after === undefined ? undefined : await tx.selectFrom('contests').select(['id', 'year']).where('id', '=', after).executeTakeFirst();
  const page = last
    ? fitting.where((eb) => eb.or([eb('year', '<', last.year), eb.and([eb('year', '=', last.year), eb('contests.id', '>', last.id)])]))
    : fitting;
  const contests = await withCounts(page).orderBy('year', 'desc').orderBy('contests.id').limit(limit).execute();
  const { n } = await fitting.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow();
  return { rows: contests.map(contestRow), total: Number(n) };
}

function fittingContests(tx: Tx, { groups, contests: helps }: Reach, q: string | undefined) {
  let contests = tx.selectFrom('contests');
  if (groups !== 'all') contests = contests.where('group_number', 'in', [...groups]);
  if (helps) contests = contests.where('contests.id', 'in', [...helps]);
  const words = q?.replace(/[%_\\]/g, '');
  return words ? contests.where('name', 'like', `%${words}%`) : contests;
}

/** With how many are in each, and how many of them have paid. */
function withCounts(contests: ReturnType<typeof fittingContests>) {
  return contests
    .leftJoin('season_freezes', 'season_freezes.contest_id', 'contests.id')
    .select((eb) => [
      'contests.id',
      'contest_type',
      'name',
      'year',
      'group_number',
      'frozen_at',
      eb
        .selectFrom('entries')
        .select(eb.fn.countAll().as('n'))
        .whereRef('entries.contest_id', '=', 'contests.id')
        .where('removed_at', 'is', null)
        .as('entries'),
      eb
        .selectFrom('entry_payments')
        .innerJoin('entries', 'entries.id', 'entry_payments.entry_id')
        .select(eb.fn.countAll().as('n'))
        .whereRef('entries.contest_id', '=', 'contests.id')
        .where('removed_at', 'is', null)
        .as('paid'),
    ]);
}

type CountedContest = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number];

function contestRow(contest: CountedContest): ActiveContestRow {
  return {
    id: contest.id,
    contest_type: contest.contest_type,
    name: contest.name,
    year: contest.year,
    entry_count: Number(contest.entries),
    group_number: contest.group_number,
    frozen_at: contest.frozen_at === null ? '' : new Date(contest.frozen_at).toISOString(),
    paid_count: Number(contest.paid),
  };
}
