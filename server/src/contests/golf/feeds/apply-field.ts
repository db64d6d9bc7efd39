import type { Database, Invalidate, Tx } from '../../../ground/db/database';
import type { FieldGolfer } from '../golf';
import { golferNameKey } from '../rules/golfer-name.rules';
import { groupField } from '../rules/groups.rules';
import { fieldOf, keepField } from '../stores/facts.store';
import { currentTournaments, keepOdds } from '../stores/feeds.store';
import { keepGolfers } from '../stores/golfers.store';
import { fieldPublishedAt, publishField } from '../stores/tournaments.store';
import { tournamentOfFeed } from './apply-golf';
import type { FeedGolf } from './feed-golf';
import { isToBePublished } from './rules/publish.rules';
import type { Outrights } from './shapes/outrights';

export interface FieldCounts {
  readonly tournament: string;
  readonly golfers: number;
  readonly added: number;
  readonly published: boolean;
}

/**
 * Takes a list of who plays in: golfers join, before the groups stand in a group of their own order and afterwards at the end of the last
 * one; who is not in the list any more stays until it says that they have withdrawn. Publishes the groups when their time has come.
 *
 * @throws FeedFailure where it is of no tournament that is on here
 */
export async function applyField(db: Database, now: number, feed: FeedGolf): Promise<FieldCounts> {
  return db.write(async (tx, invalidate) => {
    const tournament = await tournamentOfFeed(tx, feed, now);
    const before = await fieldOf(tx, tournament.id);
    const known = new Map(before.map((one) => [one.golferId, one]));
    const published = (await fieldPublishedAt(tx, tournament.id)) !== null;
    const joining = feed.golfers.filter(({ id, status }) => !known.has(Number(id)) && status !== 'WD');
    await keepGolfers(
      tx,
      invalidate,
      joining.map(({ id, name, country = '' }) => ({ id: Number(id), name, country, birthday: '' })),
    );
    const added = joining.map(({ id, name, status, worldRank, odds }, n): FieldGolfer => {
      return {
        golferId: Number(id),
        name,
        groupNum: published ? 3 : null,
        listOrder: before.length + n + 1,
        odds: odds ?? null,
        worldRank: worldRank ?? null,
        startingStrokes: 0,
        status: status ?? 'IN',
        statusAt: 0,
      };
    });
    const ranks = new Map(feed.golfers.flatMap(({ id, worldRank }) => (worldRank === undefined ? [] : [[Number(id), worldRank] as const])));
    const ranked = published ? [] : before.filter(({ golferId, worldRank }) => worldRank === null && ranks.has(golferId));
    await keepField(tx, invalidate, tournament.id, [
      ...added,
      ...ranked.map((one) => ({ ...one, worldRank: ranks.get(one.golferId) ?? null })),
    ]);
    const isPublished = published || (await group(tx, invalidate, { tournament, now }));
    return { tournament: tournament.name, golfers: before.length + added.length, added: added.length, published: isPublished };
  });
}

/** Groups what is known of a field, once its time has come. */
async function group(
  tx: Tx,
  invalidate: Invalidate,
  { tournament, now }: { tournament: Awaited<ReturnType<typeof tournamentOfFeed>>; now: number },
): Promise<boolean> {
  const field = await fieldOf(tx, tournament.id);
  if (!isToBePublished(tournament, field, now)) return false;
  const here = field.filter(({ status }) => status !== 'ALTERNATE');
  const groups = groupField(here);
  if (!groups) return false;
  const placeOf = new Map(groups.map((one) => [one.golferId, one]));
  await keepField(
    tx,
    invalidate,
    tournament.id,
    here.map((one) => ({ ...one, ...placeOf.get(one.golferId) })),
  );
  await publishField(tx, invalidate, tournament.id, now);
  return true;
}

/** Odds by golfer's name, into the field of the tournament that begins at about that time. Groups that stand are not changed by them. */
export async function applyOdds(db: Database, now: number, outrights: readonly Outrights[]): Promise<{ golfers: number; unknown: number }> {
  return db.write(async (tx, invalidate) => {
    const counts = { golfers: 0, unknown: 0 };
    const ahead = (await currentTournaments(tx, now)).filter(({ firstTeeAt }) => firstTeeAt > now);
    for (const { startsAt, odds } of outrights) {
      const tournament = ahead.find(({ firstTeeAt }) => Math.abs(firstTeeAt - startsAt) <= TOGETHER_MS);
      if (!tournament) continue;
      const field = await fieldOf(tx, tournament.id);
      const named = new Map(field.map((one) => [golferNameKey(one.name), one]));
      const fresh = new Map<number, number>();
      for (const [name, price] of odds) {
        const golfer = named.get(golferNameKey(name));
        if (!golfer) counts.unknown += 1;
        else {
          counts.golfers += 1;
          if (golfer.odds !== price) fresh.set(golfer.golferId, price);
        }
      }
      await keepOdds(tx, invalidate, tournament.id, fresh);
      if ((await fieldPublishedAt(tx, tournament.id)) === null && field.length > 0) await group(tx, invalidate, { tournament, now });
    }
    return counts;
  });
}

/** A book's hour of a start is a day off now and then. */
const TOGETHER_MS = 36 * 3_600_000;
