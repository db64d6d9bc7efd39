import type { Invalidate, Tx } from '../../../ground/db/database';
import { contestOf, type Contest } from '../../contest';
import { golfTag } from '../golf-tags';
import { golfKind } from '../golf.kind';
import type { MoneyPlan } from '../rules/money.rules';

/** How a contest is played. */
export interface GolfSettings {
  readonly feeCents: number;
  /** Null: open until the first lock of the season. */
  readonly sideActionOpen: boolean | null;
  readonly oncePerSeason: boolean;
  readonly selfPick1: boolean;
  /** As an administrator wrote it, or the first lock froze it; null before. */
  readonly plan: MoneyPlan | null;
  readonly frozenAt: number | null;
}

export const DEFAULT_SETTINGS: GolfSettings = {
  feeCents: 5000,
  sideActionOpen: null,
  oncePerSeason: false,
  selfPick1: true,
  plan: null,
  frozenAt: null,
};

export async function readSettings(tx: Tx, contestId: number): Promise<GolfSettings> {
  const row = await tx.selectFrom('golf_contests').selectAll().where('contest_id', '=', contestId).executeTakeFirst();
  if (!row) return DEFAULT_SETTINGS;
  return {
    feeCents: row.fee_cents,
    sideActionOpen: row.side_action_open === null ? null : row.side_action_open === 1,
    oncePerSeason: row.once_per_season === 1,
    selfPick1: row.self_pick1 === 1,
    plan: row.plan === '' ? null : (JSON.parse(row.plan) as MoneyPlan),
    frozenAt: row.frozen_at,
  };
}

export async function keepSettings(tx: Tx, invalidate: Invalidate, contestId: number, settings: GolfSettings): Promise<void> {
  const values = {
    fee_cents: settings.feeCents,
    side_action_open: settings.sideActionOpen === null ? null : settings.sideActionOpen ? 1 : 0,
    once_per_season: settings.oncePerSeason ? 1 : 0,
    self_pick1: settings.selfPick1 ? 1 : 0,
    plan: settings.plan === null ? '' : JSON.stringify(settings.plan),
    frozen_at: settings.frozenAt,
  };
  await tx
    .insertInto('golf_contests')
    .values({ contest_id: contestId, ...values })
    .onConflict((conflict) => conflict.column('contest_id').doUpdateSet(values))
    .execute();
  invalidate(golfTag.contest(contestId));
}

export interface SeasonEvent {
  readonly tid: number;
  readonly seq: number;
  readonly double: boolean;
}

export async function seasonOf(tx: Tx, contestId: number): Promise<SeasonEvent[]> {
  const rows = await tx.selectFrom('golf_contest_tournaments').selectAll().where('contest_id', '=', contestId).orderBy('seq').execute();
  return rows.map(({ tid, seq, double }) => ({ tid, seq, double: double === 1 }));
}

export async function setSeason(tx: Tx, invalidate: Invalidate, contestId: number, events: readonly SeasonEvent[]): Promise<void> {
  await tx.deleteFrom('golf_contest_tournaments').where('contest_id', '=', contestId).execute();
  if (events.length > 0)
    await tx
      .insertInto('golf_contest_tournaments')
      .values(events.map(({ tid, seq, double }) => ({ contest_id: contestId, tid, seq, double: double ? 1 : 0 })))
      .execute();
  invalidate(golfTag.contest(contestId));
}

/** Contests that play a tournament. */
export async function contestsPlaying(tx: Tx, tid: number): Promise<number[]> {
  const rows = await tx.selectFrom('golf_contest_tournaments').select('contest_id').where('tid', '=', tid).orderBy('contest_id').execute();
  return rows.map((row) => row.contest_id);
}

/**
 * The golf contests in which something may have to be settled: of the seasons around, with a tournament that has begun, or will not, and is
 * not official; with an official one of which nothing is kept; or whose money does not stand yet. The latest year first.
 */
export async function contestsToSettle(tx: Tx, now: number): Promise<Contest[]> {
  const rows = await tx
    .selectFrom('contests')
    .innerJoin('golf_contest_tournaments as played', 'played.contest_id', 'contests.id')
    .innerJoin('golf_tournaments', 'golf_tournaments.id', 'played.tid')
    .leftJoin('golf_contests', 'golf_contests.contest_id', 'contests.id')
    .selectAll('contests')
    .distinct()
    .where('contest_type', '=', golfKind.type)
    .where('contests.year', '>=', new Date(now).getUTCFullYear() - 1)
    .where((eb) => eb.or([eb('first_tee_at', '<=', now), eb('told', '=', 'CANCELLED')]))
    .where((eb) =>
      eb.or([
        eb('official_at', 'is', null),
        eb('frozen_at', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('golf_finals')
              .select('golf_finals.tid')
              .whereRef('golf_finals.contest_id', '=', 'contests.id')
              .whereRef('golf_finals.tid', '=', 'played.tid'),
          ),
        ),
      ]),
    )
    .orderBy('contests.year', 'desc')
    .orderBy('contests.id')
    .execute();
  return rows.map(contestOf);
}

/** Contests with a tournament that begins after an instant, and by another at the latest. */
export async function contestsTeeingOff(tx: Tx, after: number, until: number): Promise<number[]> {
  const near = tx.selectFrom('golf_tournaments').select('id').where('first_tee_at', '>', after).where('first_tee_at', '<=', until);
  return contestsOf(tx, await near.execute());
}

/** Contests with a tournament that is near or on: it begins by then, and became official after that, if it has. */
export async function contestsAround(tx: Tx, { teeBy, officialAfter }: { teeBy: number; officialAfter: number }): Promise<number[]> {
  const near = tx
    .selectFrom('golf_tournaments')
    .select('id')
    .where('first_tee_at', '<=', teeBy)
    .where((eb) => eb.or([eb('official_at', 'is', null), eb('official_at', '>', officialAfter)]));
  return contestsOf(tx, await near.execute());
}

/** Tournaments are few: asked for together with the contests, all contests of all years would be gone through. */
async function contestsOf(tx: Tx, tournaments: readonly { id: number }[]): Promise<number[]> {
  if (tournaments.length === 0) return [];
  const rows = await tx
    .selectFrom('golf_contest_tournaments')
    .select('contest_id')
    .distinct()
    .where(
      'tid',
      'in',
      tournaments.map(({ id }) => id),
    )
    .orderBy('contest_id')
    .execute();
  return rows.map((row) => row.contest_id);
}

/** Since when each of these entries is in the side action. */
export async function sideActionOf(tx: Tx, entryIds: readonly number[]): Promise<Map<number, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await tx.selectFrom('golf_side_action').selectAll().where('entry_id', 'in', entryIds).execute();
  return new Map(rows.map((row) => [row.entry_id, row.since]));
}

export async function optIn(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, entryId }: { contestId: number; entryId: number },
  since: number,
): Promise<void> {
  await tx
    .insertInto('golf_side_action')
    .values({ entry_id: entryId, since })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .execute();
  invalidate(golfTag.contest(contestId));
}

/** Whether the first group of a season's first tournament has teed off; a Pick1 contest goes with its group's golf of the year. */
export async function hasTeedOff(tx: Tx, { groupNumber, year }: Pick<Contest, 'groupNumber' | 'year'>, now: number): Promise<boolean> {
  const first = await tx
    .selectFrom('golf_contest_tournaments as c')
    .innerJoin('contests', 'contests.id', 'c.contest_id')
    .innerJoin('golf_tournaments as t', 't.id', 'c.tid')
    .select('t.id')
    .where('group_number', '=', groupNumber)
    .where('contests.year', '=', year)
    .where('t.first_tee_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}
