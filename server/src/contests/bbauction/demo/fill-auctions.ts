import { createHash } from 'node:crypto';
import { must } from '../../../ground/must';
import { boardOf } from '../../../people/smack/smack.store';
import { between, pickOne, seededRandom, type Random } from '../../../sport/practice/random.rules';
import { readTournament } from '../../../sport/tournament/tournament';
import { addContest } from '../../contests.store';
import type { DemoSite } from '../../demo/demo-site';
import { addDemoSmack } from '../../demo/demo.store';
import { DEMO_TOURNAMENT, demoTournament } from '../../demo/tournament/demo-tournament';
import { AUCTION_START, MARCH_START } from '../../demo/tournament/fill-demo-tournament';
import { addEntry } from '../../entries.store';
import { append, DEFAULT_SETTINGS, keepRoom } from '../auction.store';
import { bbAuctionKind } from '../bbauction.kind';
import type { NewEvent } from '../bidding/auction-log';
import { lotsOf, type Lot } from '../lots/lots.rules';
import { firstTipoff, placesOf } from '../lots/places';
import { commitOf, sealedOrder } from '../lots/seal';
import { seedShares, weightOf } from '../values/worth.rules';
import { auctionOwners, auctionSayings, STREET } from './auction-league';

/** Dice of its own, so that the other contests' demo stays as it is. */
const SEED = 20260317;
/** The evening after the field was told, and the one after that. */
const EVENING = Date.UTC(2026, 2, 17, 0);
const NEXT_EVENING = AUCTION_START - 70 * 60_000;
const ROOM_PAYS = 1740;
const SOLD_IN_SECOND = 36;
const BUDGET = 260;

/** An auction that was called out in a room, with its tournament, and one in the app: still on in a demo that begins on its evening. */
export async function fillAuctions(site: DemoSite): Promise<void> {
  const { tx, touch, userIds, start } = site;
  const tournament = must(await readTournament(tx, DEMO_TOURNAMENT, demoTournament().opensAt), 'the made-up tournament');
  const lots = lotsOf(placesOf(tournament), 'single');
  const first = await openAuction(site, { name: STREET.name, lots, bidding: false, at: EVENING });
  await first.sell(lots.length, seededRandom(SEED));
  await first.share();
  await first.write({ type: 'completed' });
  const second = await openAuction(site, { name: `${STREET.name}, the kids' table`, lots, bidding: true, at: NEXT_EVENING });
  const isOn = start < firstTipoff(tournament);
  await second.sell(isOn ? SOLD_IN_SECOND : lots.length, seededRandom(SEED + 1));
  await second.write(isOn ? { type: 'paused', reason: 'Pizza is here' } : { type: 'completed' });
  await addDemoSmack(tx, touch, {
    board: boardOf(bbAuctionKind.type, first.id),
    messages: messages(Math.min(MARCH_START, start)),
    userIds,
  });
}

async function openAuction(
  { tx, touch, userIds }: DemoSite,
  { name, lots, bidding, at: begins }: { name: string; lots: readonly Lot[]; bidding: boolean; at: number },
) {
  const id = await addContest(tx, touch, {
    type: bbAuctionKind.type,
    name,
    year: DEMO_TOURNAMENT,
    groupNumber: STREET.group,
    now: EVENING,
  });
  const entries: number[] = [];
  for (const { user, name: entry } of auctionOwners) {
    const userId = must(userIds.get(user), user);
    entries.push((await addEntry(tx, touch, { contestId: id, userId, username: user, name: entry, now: EVENING })).id);
  }
  const seed = createHash('sha256').update(name).digest('hex');
  const order = sealedOrder(
    seed,
    'lots',
    lots.map((lot) => lot.id),
  );
  const settings = { ...DEFAULT_SETTINGS, bidding, budget: bidding ? BUDGET : null };
  await keepRoom(tx, touch, {
    contestId: id,
    settings,
    seed,
    commit: commitOf(id, seed),
    lots: order,
    owners: sealedOrder(seed, 'owners', entries),
  });
  let [seq, at] = [0, begins];
  const write = (event: NewEvent, seconds = 12) => {
    seq += 1;
    at += seconds * 1000;
    return append(tx, touch, { contestId: id, seq, at, wall: at, event });
  };
  await write({ type: 'opened', settings });
  const spent = new Map(entries.map((entry) => [entry, 0]));
  const left = (entry: number) => BUDGET - (spent.get(entry) ?? 0);

  async function sell(count: number, random: Random): Promise<void> {
    const shares = seedShares(settings.payouts);
    for (const [n, lot] of order.slice(0, count).entries()) {
      const { places } = must(
        lots.find((one) => one.id === lot),
        'a lot of the order',
      );
      const seedOf = must(places[0], 'a place').seed;
      const worth = Math.max(1, Math.round((ROOM_PAYS * weightOf(shares, seedOf) * between(random, 65, 135)) / 100));
      const price = bidding ? Math.min(worth, Math.max(...entries.map(left))) : worth;
      const buyer = pickOne(random, bidding ? entries.filter((entry) => left(entry) >= price) : entries);
      await write({ type: 'nominated', lot, kind: 'random' });
      if (bidding)
        for (const bid of bidsUpTo(price, { buyer, others: entries.filter((entry) => left(entry) >= price), random }))
          await write({ type: 'bid', lot, ...bid, kind: 'hand' }, between(random, 2, 7));
      if (n === 5 && !bidding) {
        const { seq: misheard } = await write({ type: 'sold', lot, entryId: pickOne(random, entries), amount: price, kind: 'typed' });
        await write({ type: 'undone', ofSeq: misheard, lot, reason: 'The wrong hand was up' });
      }
      await write(
        { type: 'sold', lot, entryId: buyer, amount: price, kind: bidding ? 'hammer' : 'typed' },
        bidding ? 10.4 : between(random, 20, 75),
      );
      spent.set(buyer, (spent.get(buyer) ?? 0) + price);
      if (first === undefined && buyer === entries[0]) first = lot;
    }
  }
  let first: number | undefined;
  /** Rusty and Dana share one. */
  const share = () =>
    write({ type: 'split', lot: must(first, "a team of Rusty's"), entryId: must(entries[6], 'Dana'), amount: 50, kind: 'taken' });
  return { id, write, sell, share };
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

/** @param until the latest of them is from some minutes before, epoch ms */
function messages(until: number) {
  const random = seededRandom(SEED + 2);
  return auctionSayings.map((say, n) => {
    const owner = must(auctionOwners[(3 * n) % auctionOwners.length], 'an owner');
    const other = must(auctionOwners[(3 * n + 4) % auctionOwners.length], 'another owner');
    return { entry: owner, at: until - between(random, 10, 600) * 60_000, message: say(other.name, '', '') };
  });
}
