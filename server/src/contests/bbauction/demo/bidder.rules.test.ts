import * as fc from 'fast-check';
import { dueEvent } from '../bidding/hammer.rules';
import type { AuctionEvent, NewEvent } from '../log/auction-log';
import { bidFault } from '../log/bids.rules';
import { emptyAuction, fold } from '../log/fold.rules';
import { botLimit } from '../practice/bots.rules';
import { settings } from '../testing/auction.fixture';
import { BREAK, bidderAct } from './bidder.rules';

const OWNERS = [11, 12, 13, 14];
const BIDDERS = OWNERS.slice(1);
const LOTS = [101, 102, 103, 104, 105, 106];
const SETUP = { settings: { ...settings, bidding: true, autoNext: 4, budget: 90 }, lots: LOTS, owners: OWNERS };
const SECOND = 1000;

/** A room in which time passes second by second: what the site does by itself, else what the demo's bidders do. */
function roomOf(seed: number) {
  const room = { seed, prices: new Map(LOTS.map((lot, n) => [lot, 4 + 9 * n])), bots: BIDDERS };
  const log: AuctionEvent[] = [];
  let [state, wall] = [emptyAuction(SETUP), 1_000_000];
  const write = (event: NewEvent) => {
    const nothing = { lot: null, entryId: null, amount: null, byUser: null, ofSeq: null, reason: '', kind: '', settings: null };
    const written = { ...nothing, wall, ...event, at: wall, seq: log.length + 1 };
    log.push(written);
    state = fold(SETUP, [written], state);
  };
  const pass = (seconds: number, isWatched: boolean) => {
    for (const end = wall + seconds * SECOND; wall < end; wall += SECOND) {
      const due = dueEvent(state, wall);
      const act = due ?? bidderAct({ state, log, room, isWatched, wall });
      if (!due && act?.type === 'bid') {
        const { lot, entryId, amount } = act as { lot: number; entryId: number; amount: number };
        expect(bidFault(state, { lot, entryId, amount, received: wall })).toBeNull();
        expect(amount).toBeLessThanOrEqual(botLimit(state, room, entryId, lot));
        expect(BIDDERS).toContain(entryId);
      }
      if (act) write(act);
    }
  };
  write({ type: 'opened', settings: SETUP.settings });
  write({ type: 'paused', reason: BREAK });
  return { log, write, pass, state: () => state };
}

describe("the demo's bidders", () => {
  it('sell a room out among themselves while somebody watches, each bid within the rules and what they think it is worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const { pass, state } = roomOf(seed);
        pass(900, true);
        expect([state().phase, state().sales.size]).toEqual(['complete', LOTS.length]);
      }),
      { numRuns: 20 },
    );
  });

  it('wait for somebody to watch, and take a break when everybody has left', () => {
    const { log, pass, state } = roomOf(7);
    pass(60, false);
    expect(log).toHaveLength(2);
    pass(30, true);
    expect(log.some(({ type }) => type === 'bid')).toBe(true);
    pass(120, false);
    expect(state()).toMatchObject({ phase: 'paused', pausedFor: BREAK });
    const sold = state().sales.size;
    pass(900, true);
    expect(state().sales.size).toBeGreaterThan(sold);
  });

  it("leave the auctioneer's pause alone", () => {
    const { log, write, pass, state } = roomOf(7);
    pass(10, true);
    write({ type: 'paused', byUser: 1, reason: 'Somebody at the door' });
    const length = log.length;
    pass(60, true);
    expect([state().phase, log.length]).toEqual(['paused', length]);
  });
});
