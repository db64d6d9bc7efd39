import type { Insertable, Selectable } from 'kysely';
import type { Invalidate, Tx } from '../../ground/db/database';
import type { Entry } from '../contest';
import { auctionTag, bbAuctionKind, planTag } from './bbauction.kind';
import type { AuctionLogTable } from './bbauction.schema';
import type { AuctionEvent, AuctionSettings, EventType, NewEvent } from './log/auction-log';
import type { Proxy } from './log/bids.rules';
import { DEFAULT_PAYOUTS } from './log/payouts.rules';

/** What is fixed before the first event. */
export interface AuctionRoom {
  contestId: number;
  settings: AuctionSettings;
  /** '' before the lots are made. */
  seed: string;
  commit: string;
  lots: readonly number[];
  owners: readonly number[];
}

export const DEFAULT_SETTINGS: AuctionSettings = {
  budget: null,
  minPrice: 1,
  steps: [{ from: 0, step: 1 }],
  clockOpen: 20,
  clockReset: 10,
  nomination: 'random',
  autoNext: 8,
  bidding: false,
  autoBids: true,
  values: true,
  payouts: DEFAULT_PAYOUTS,
  layout: 'single',
};

const ids = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** An auction of which nothing is set yet has the usual settings. */
export async function readRoom(tx: Tx, contestId: number): Promise<AuctionRoom> {
  const row = await tx.selectFrom('auction_rooms').selectAll().where('contest_id', '=', contestId).executeTakeFirst();
  if (!row) return { contestId, settings: DEFAULT_SETTINGS, seed: '', commit: '', lots: [], owners: [] };
  const settings = { ...DEFAULT_SETTINGS, ...(JSON.parse(row.settings) as Partial<AuctionSettings>) };
  return { contestId, settings, seed: row.seed, commit: row.commit_hash, lots: ids(row.lots), owners: ids(row.owners) };
}

export async function keepRoom(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, settings, seed, commit, lots, owners }: AuctionRoom,
): Promise<void> {
  const values = { settings: JSON.stringify(settings), seed, commit_hash: commit, lots: lots.join(), owners: owners.join() };
  await tx
    .insertInto('auction_rooms')
    .values({ contest_id: contestId, ...values })
    .onConflict((conflict) => conflict.column('contest_id').doUpdateSet(values))
    .execute();
  invalidate(auctionTag(contestId));
}

/** The events after a number, in order. */
export async function readLog(tx: Tx, contestId: number, after = 0): Promise<AuctionEvent[]> {
  const rows = await tx
    .selectFrom('auction_log')
    .selectAll()
    .where('contest_id', '=', contestId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(eventOf);
}

function eventOf(row: Selectable<AuctionLogTable>): AuctionEvent {
  return {
    seq: row.seq,
    type: row.type as EventType,
    at: row.at,
    wall: row.wall_ms,
    lot: row.lot,
    entryId: row.entry_id,
    amount: row.amount,
    byUser: row.by_user,
    ofSeq: row.of_seq,
    reason: row.reason,
    kind: row.kind,
    settings: row.settings === null ? null : (JSON.parse(row.settings) as Partial<AuctionSettings>),
  };
}

/** Writes an event down as number `seq`, and answers it. Two with one number cannot be. @param at site time; `wall` real time, epoch ms */
export async function append(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, seq, at, wall, event }: { contestId: number; seq: number; at: number; wall: number; event: NewEvent },
): Promise<AuctionEvent> {
  const row: Insertable<AuctionLogTable> = {
    contest_id: contestId,
    seq,
    type: event.type,
    at,
    wall_ms: event.wall ?? wall,
    lot: event.lot ?? null,
    entry_id: event.entryId ?? null,
    amount: event.amount ?? null,
    by_user: event.byUser ?? null,
    of_seq: event.ofSeq ?? null,
    reason: event.reason ?? '',
    kind: event.kind ?? '',
    settings: event.settings ? JSON.stringify(event.settings) : null,
  };
  await tx.insertInto('auction_log').values(row).execute();
  invalidate(auctionTag(contestId));
  return eventOf(row as Selectable<AuctionLogTable>);
}

export async function readProxies(tx: Tx, contestId: number): Promise<Proxy[]> {
  const rows = await tx.selectFrom('auction_proxies').selectAll().where('contest_id', '=', contestId).execute();
  return rows.map((row) => ({ lot: row.lot, entryId: row.entry_id, max: row.max_bid, order: row.saved_seq }));
}

type Owner = Pick<Entry, 'id' | 'userId'>;

/** Keeps a sealed maximum, or forgets it with 0. */
export async function keepProxy(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, lot, of: { id: entryId, userId }, max }: { contestId: number; lot: number; of: Owner; max: number },
): Promise<void> {
  await tx
    .deleteFrom('auction_proxies')
    .where('contest_id', '=', contestId)
    .where('lot', '=', lot)
    .where('entry_id', '=', entryId)
    .execute();
  invalidate(planTag(contestId, userId));
  if (max === 0) return;
  const { last } = await tx
    .selectFrom('auction_proxies')
    .select((eb) => eb.fn.max('saved_seq').as('last'))
    .where('contest_id', '=', contestId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('auction_proxies')
    .values({ contest_id: contestId, lot, entry_id: entryId, max_bid: max, saved_seq: ((last as number | null) ?? 0) + 1 })
    .execute();
}

/** Takes a sealed maximum off that is not its owner's wish: it stays as one of 0, which bids nothing, until the owner says more. */
export async function takeOffProxy(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, lot, of: { id: entryId, userId } }: { contestId: number; lot: number; of: Owner },
): Promise<void> {
  await tx
    .updateTable('auction_proxies')
    .set({ max_bid: 0 })
    .where('contest_id', '=', contestId)
    .where('lot', '=', lot)
    .where('entry_id', '=', entryId)
    .execute();
  invalidate(planTag(contestId, userId));
}

/** Colours by entry, where they are not those of the order of entry. */
export async function readColors(tx: Tx, contestId: number): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('auction_colors')
    .innerJoin('entries', 'entries.id', 'auction_colors.entry_id')
    .select(['auction_colors.entry_id', 'auction_colors.color'])
    .where('entries.contest_id', '=', contestId)
    .execute();
  return new Map(rows.map(({ entry_id: id, color }) => [id, color]));
}

export async function keepColor(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { entryId, color }: { entryId: number; color: string },
): Promise<void> {
  await tx
    .insertInto('auction_colors')
    .values({ entry_id: entryId, color })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet({ color }))
    .execute();
  invalidate(auctionTag(contestId));
}

/** Auctions that have begun and are not over: those whose clocks the site watches. */
/** Auctions of the seasons around that were opened and are not complete. @param now site time, epoch ms */
export async function openAuctions(tx: Tx, now: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('auction_log')
    .select(['contest_id', 'type'])
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('contest_id', 'in', (eb) =>
      eb
        .selectFrom('contests')
        .select('id')
        .where('contest_type', '=', bbAuctionKind.type)
        .where('year', '>=', new Date(now).getUTCFullYear() - 1),
    )
    .where('type', 'in', ['opened', 'reopened', 'completed'])
    .groupBy(['contest_id', 'type'])
    .orderBy('seq')
    .execute();
  const latest = new Map(rows.map(({ contest_id: id, type }) => [id, type]));
  return [...latest].filter(([, type]) => type !== 'completed').map(([id]) => id);
}
