import { hash } from 'node:crypto';
import { LAST_TIP, playedTournament } from '../../../sport/tournament/testing/played.fixture';
import { auctionOf } from '../auction';
import { DEFAULT_SETTINGS } from '../auction.store';
import { setupOf } from '../folded';
import type { AuctionEvent, NewEvent } from '../log/auction-log';
import { fold } from '../log/fold.rules';
import { seedShares } from '../values/worth.rules';
import type { AuctionFacts } from './auction-model';
import { auctionOver } from './auction-over';

const LATER = LAST_TIP + 1000;
const contest = { id: 7, type: 'bbauction' as const, name: 'Oak Street', year: 2022, groupNumber: 1, firstWeek: 1 };
const entries = ['Ann', 'Bob', 'Cat'].map((name, n) => ({ id: n + 1, contestId: 7, userId: n + 1, name, createdAt: 0 }));
const lots = Array.from({ length: 64 }, (_, n) => n + 1);
const room = { contestId: 7, settings: DEFAULT_SETTINGS, seed: 'a1', commit: 'b2', lots, owners: [1, 2, 3] };
const NOTHING = { lot: null, entryId: null, amount: null, byUser: null, ofSeq: null, reason: '', kind: '', settings: null };

/** One lot in nine is nobody's, one is shared, and one sale was taken back. */
const events: NewEvent[] = [
  { type: 'opened', settings: DEFAULT_SETTINGS },
  { type: 'nominated', lot: 1, kind: 'random' },
  { type: 'bid', lot: 1, entryId: 2, amount: 30, kind: 'hand' },
  { type: 'bid', lot: 1, entryId: 1, amount: 41, kind: 'hand' },
  { type: 'sold', lot: 1, entryId: 1, amount: 41, kind: 'hammer' },
  { type: 'sold', lot: 2, entryId: 3, amount: 9, kind: 'typed' },
  { type: 'undone', ofSeq: 6, lot: 2, reason: 'Misheard' },
  ...lots
    .filter((lot) => lot > 1 && lot % 9 > 0)
    .map((lot): NewEvent => ({ type: 'sold', lot, entryId: (lot % 3) + 1, amount: 1 + (lot % 13), kind: 'typed' })),
  { type: 'split', lot: 4, entryId: 3, amount: 40, kind: 'taken' },
  { type: 'split', lot: 5, entryId: 1, amount: 25, kind: 'offered' },
];

function facts({ more = [], tournament = playedTournament() }: { more?: NewEvent[]; tournament?: AuctionFacts['tournament'] } = {}) {
  const log = [...events, ...more].map((event, n): AuctionEvent => ({ ...NOTHING, at: 1100 + n, wall: 1100 + n, ...event, seq: n + 1 }));
  const book = { room, log, state: fold(setupOf(room), log), colors: new Map([[2, '#112233']]) };
  return { ...auctionOf({ contest, entries, tournament, book }), shares: seedShares(DEFAULT_SETTINGS.payouts) };
}

test('an auction is over when nothing of it is to come, neither by a game, a lot nor time, and not before', () => {
  const over = auctionOver.play(auctionOver.start, facts(), LATER);
  expect(over).toMatchObject({ from: LAST_TIP, tags: [], state: { weeks: ['2022-03-15'], regions: ['SOUTH', 'WEST', 'EAST', 'MIDWEST'] } });
  expect(over?.state.pot).toBe([...facts().state.sales.values()].reduce((pot, { amount }) => pot + amount, 0));
  const plays = (other: Parameters<typeof facts>[0], now = LATER) => auctionOver.play(auctionOver.start, facts(other), now);
  expect(plays({ tournament: playedTournament({ r6g1: { state: 'in_progress' } }) })).toBeUndefined();
  expect(plays({ tournament: playedTournament({ r1g1: { state: 'scheduled' } }) })).toBeUndefined();
  expect(plays({}, LAST_TIP - 1)).toBeUndefined();
  expect(plays({ more: [{ type: 'nominated', lot: 9, kind: 'clicked' }] })).toBeUndefined();
});

test('the version goes up with whatever the rules make otherwise', () => {
  const over = auctionOver.play(auctionOver.start, facts(), LATER);
  // Auctions that were kept by other rules are shown for ever unless the version is another one: a new digest needs a new version.
  expect([auctionOver.version, hash('sha256', JSON.stringify(over), 'base64url').slice(0, 16)]).toEqual([1, 'GwP2BpSz-FC-mjtG']);
});
