import { createHash } from 'node:crypto';
import { must } from '../../../ground/must';
import { between, pickOne, type Random } from '../../../sport/practice/random.rules';
import type { DemoSite } from '../../demo/demo-site';
import { DEMO_TOURNAMENT } from '../../demo/tournament/demo-tournament';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { append, DEFAULT_SETTINGS, keepRoom } from '../auction.store';
import { bbAuctionKind } from '../bbauction.kind';
import type { AuctionEvent, AuctionSettings, NewEvent } from '../log/auction-log';
import type { Lot } from '../log/lots.rules';
import { commitOf, sealedOrder } from '../lots/seal';
import { seedShares, weightOf } from '../values/worth.rules';
import { auctionOwners, STREET } from './auction-league';

/** What a room of the demo pays for all lots together, points. */
export const ROOM_PAYS = 1740;
const BUDGET = 260;
/** The lot, counted from none, of which a sale is misheard where sales are typed. */
const MISHEARD = 5;

/** An auction of the demo while its evening is written down. */
export interface DemoAuction {
  id: number;
  settings: AuctionSettings;
  /** In the order of the demo's owners. */
  entries: readonly number[];
  lots: readonly Lot[];
  /** In which order the lots come up. */
  order: readonly number[];
  /** What each entry has spent so far. */
  spent: Map<number, number>;
  /** Writes what comes next, so many seconds after what was before. */
  write(event: NewEvent, seconds?: number): Promise<AuctionEvent>;
}

interface Opening {
  name: string;
  lots: readonly Lot[];
  bidding: boolean;
  openedAt: number;
  /** When its evening begins, epoch ms. */
  at: number;
}

export async function openAuction(site: DemoSite, { name, lots, bidding, openedAt, at: begins }: Opening): Promise<DemoAuction> {
  const { tx, invalidate } = site;
  const of = { type: bbAuctionKind.type, year: DEMO_TOURNAMENT, groupNumber: STREET.group };
  const id = await addContest(tx, invalidate, { ...of, name, now: openedAt });
  const entries = await enterOwners(site, id, openedAt);
  const seed = createHash('sha256').update(name).digest('hex');
  const order = sealedOrder(
    seed,
    'lots',
    lots.map((lot) => lot.id),
  );
  const settings = { ...DEFAULT_SETTINGS, bidding, budget: bidding ? BUDGET : null };
  const owners = sealedOrder(seed, 'owners', entries);
  await keepRoom(tx, invalidate, { contestId: id, settings, seed, commit: commitOf(id, seed), lots: order, owners });
  let [seq, at] = [0, begins];
  const write = (event: NewEvent, seconds = 12) => {
    seq += 1;
    at += seconds * 1000;
    return append(tx, invalidate, { contestId: id, seq, at, wall: at, event });
  };
  await write({ type: 'opened', settings });
  return { id, settings, entries, lots, order, spent: new Map(), write };
}

async function enterOwners({ tx, invalidate, userIds }: DemoSite, contestId: number, now: number): Promise<number[]> {
  const entries: number[] = [];
  for (const { user, name } of auctionOwners) {
    const userId = must(userIds.get(user), user);
    entries.push((await addEntry(tx, invalidate, { contestId, userId, username: user, name, now })).id);
  }
  return entries;
}

/** Sells so many lots. Who has bought each, in the order of the sales. */
export async function sellLots(auction: DemoAuction, count: number, random: Random): Promise<Map<number, number>> {
  const { bidding } = auction.settings;
  const buyers = new Map<number, number>();
  for (const [n, lot] of auction.order.slice(0, count).entries()) {
    const { price, able, buyer } = offerFor(auction, lot, random);
    await auction.write({ type: 'nominated', lot, kind: 'random' });
    if (bidding)
      for (const bid of bidsUpTo(price, { buyer, others: able, random }))
        await auction.write({ type: 'bid', lot, ...bid, kind: 'hand' }, between(random, 2, 7));
    if (n === MISHEARD && !bidding) await mishear(auction, { lot, amount: price }, random);
    await auction.write(
      { type: 'sold', lot, entryId: buyer, amount: price, kind: bidding ? 'hammer' : 'typed' },
      bidding ? 10.4 : between(random, 20, 75),
    );
    auction.spent.set(buyer, (auction.spent.get(buyer) ?? 0) + price);
    buyers.set(lot, buyer);
  }
  return buyers;
}

/** What a lot goes for and to whom; with budgets to somebody who can pay it. */
function offerFor({ settings, entries, lots, spent }: DemoAuction, lot: number, random: Random) {
  const left = (entry: number) => BUDGET - (spent.get(entry) ?? 0);
  const { places } = must(
    lots.find((one) => one.id === lot),
    'a lot of the order',
  );
  const seedOf = must(places[0], 'a place').seed;
  const weight = weightOf(seedShares(settings.payouts), seedOf);
  const worth = Math.max(1, Math.round((ROOM_PAYS * weight * between(random, 65, 135)) / 100));
  const price = settings.bidding ? Math.min(worth, Math.max(...entries.map(left))) : worth;
  const able = settings.bidding ? entries.filter((entry) => left(entry) >= price) : entries;
  return { price, able, buyer: pickOne(random, able) };
}

/** How a lot rises to its price: the buyer has the last word, and nobody bids twice in a row. */
function bidsUpTo(price: number, { buyer, others, random }: { buyer: number; others: readonly number[]; random: Random }) {
  const bids = [{ entryId: buyer, amount: price }];
  for (let amount = price - between(random, 1, 6); amount >= 1 && bids.length < 7; amount -= between(random, 1, 6)) {
    const rivals = others.filter((entry) => entry !== bids[0]?.entryId);
    if (rivals.length === 0) break;
    bids.unshift({ entryId: pickOne(random, rivals), amount });
  }
  return bids;
}

/** A sale to somebody else, which is taken back. */
async function mishear({ entries, write }: DemoAuction, { lot, amount }: { lot: number; amount: number }, random: Random): Promise<void> {
  const { seq: misheard } = await write({ type: 'sold', lot, entryId: pickOne(random, entries), amount, kind: 'typed' });
  await write({ type: 'undone', ofSeq: misheard, lot, reason: 'The wrong hand was up' });
}

/** Rusty and Dana share the first of Rusty's teams. */
export async function shareFirst({ entries, write }: DemoAuction, buyers: ReadonlyMap<number, number>): Promise<void> {
  const [lot] = must(
    [...buyers].find(([, buyer]) => buyer === entries[0]),
    "a team of Rusty's",
  );
  await write({ type: 'split', lot, entryId: must(entries[6], 'Dana'), amount: 50, kind: 'taken' });
}
