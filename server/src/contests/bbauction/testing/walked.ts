import type { Asking } from '../../../testing/whose/inputs';
import type { WalkedContest } from '../../../testing/whose/walked-contest';
import type { World } from '../../../testing/whose/world.store';
import { readLog, readRoom } from '../auction.store';
import { EVENING } from './auction-league';

/** A lot by its place in the order. */
const lotAt = async ({ db }: World, contest: number, n: number) => (await db.read((tx) => readRoom(tx, contest))).lots[n] ?? 1;
/** The lot of the last event of a type, of all or of one owner. */
const lastLot = async ({ db }: World, contest: number, { type, entryId }: { type: 'nominated' | 'sold'; entryId?: number }) =>
  (await db.read((tx) => readLog(tx, contest))).findLast(
    (event) => event.type === type && (entryId === undefined || event.entryId === entryId),
  )?.lot ?? 1;

const up = ({ t, world }: Asking) => lastLot(world, t.contest, { type: 'nominated' });
const soldTo = ({ t, world }: Asking) => lastLot(world, t.contest, { type: 'sold', entryId: t.entry });
/** What the player of the caller's group is offered: a share of a team that another one there has bought. */
const offerOf = async (asking: Asking) => {
  const { world, t, group, kind } = asking;
  const { people, contests, entries } = world.circles[group];
  if (t.contest !== contests[kind]) return 1;
  const [contest_id, partner] = [t.contest, entries[kind].player];
  const lot = await soldTo({ ...asking, t: { ...t, contest: contest_id, entry: entries[kind].mate } });
  await world.call('POST bbauction/split', { as: people.mate.as, body: { contest_id, lot, entry_id: partner, percent: 5 } });
  const room = await world.call('GET bbauction/auction_data', { as: people.player.as, query: { contest_id } });
  return room.data?.offers.data[0]?.ID ?? 1;
};

export const walked: WalkedContest = {
  spring: EVENING,
  // A sale is typed once more after it was taken back, so that there is one.
  earlier: [
    ['POST bbauction/undo', 'POST bbauction/update_config'],
    ['GET bbauction/buy_team', 'POST bbauction/update_config'],
  ],
  notReached: {
    'POST bbauction/nominate': 'waits for one’s turn: contests/bbauction/bidding',
    'POST bbauction/practice_bid': 'in an auction against bots that nobody else reads: contests/bbauction/practice',
  },
  recipes: {
    'GET bbauction/buy_team': async ({ t, world, n }) => ({
      contest_id: t.contest,
      owner: String(t.entry),
      team_id: await lotAt(world, t.contest, n % 40),
      price: 5,
      reason: 'for the test',
    }),
    'POST bbauction/update_config': ({ t }) => ({ contest_id: t.contest, current_team: 0 }),
    'POST bbauction/bid': async (asking) => ({ contest_id: asking.t.contest, lot: await up(asking), amount: 5 + asking.n }),
    'POST bbauction/proxy': async (asking) => ({ contest_id: asking.t.contest, lot: await up(asking), max: 5 }),
    'POST bbauction/nominate': async ({ t, world }) => ({ contest_id: t.contest, team_id: await lotAt(world, t.contest, 50) }),
    'POST bbauction/settings': ({ t, n }) => ({ contest_id: t.contest, bidding: 1, clock_open: 30 + (n % 9) }),
    'POST bbauction/split': async (asking) => ({
      contest_id: asking.t.contest,
      lot: await soldTo(asking),
      entry_id: asking.t.partner,
      percent: 10,
    }),
    'POST bbauction/split_answer': async (asking) => ({ contest_id: asking.t.contest, id: await offerOf(asking), accept: 1 }),
  },
  ofAllPlayers: { auction_log: 'bids, nominations and shares, in one order', auction_rooms: 'is opened by the first nomination' },
  // A share names who is offered it.
  ownColumns: { auction_log: { contest_id: 'contest' } },
};
