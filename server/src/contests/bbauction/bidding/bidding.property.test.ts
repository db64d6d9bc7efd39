import * as fc from 'fast-check';
import type { AuctionEvent } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';
import { autoBids, isOver, spentBy, standing } from '../log/bids.rules';
import { emptyAuction, fold } from '../log/fold.rules';
import { OWNERS, play, PlayedAuction, settings, setup, tries } from '../testing/auction.fixture';
import { committed } from './budget.rules';
import { AWAY_MS, dueEvent, GRACE_MS, nextMoment } from './hammer.rules';

/** In the suite; POOLHOUSE_AUCTION_TRIES=20000 for a long drill. */
const RUNS = { numRuns: Number(process.env['POOLHOUSE_AUCTION_TRIES'] ?? 150) };
const check = (property: (auction: PlayedAuction) => void) =>
  fc.assert(
    fc.property(tries, (list) => property(play(list))),
    RUNS,
  );
/** What people see of a state, without its clock and number. */
const shown = ({ lastSeq: _seq, restingSince: _rest, block, ...rest }: AuctionState) => ({
  ...rest,
  sales: [...rest.sales.values()],
  block: block && { lot: block.lot, bids: block.bids.map(({ entryId, amount }) => [entryId, amount]) },
});
const withoutSeq = (log: readonly AuctionEvent[]) => log.map((event, n) => ({ ...event, seq: n + 1 }));

describe('an auction, whatever is tried', () => {
  it('is what its log folds to, from any prefix on', () => {
    check(({ log, state }) => {
      expect(fold(setup, log)).toEqual(state);
      const half = Math.floor(log.length / 2);
      expect(fold(setup, log.slice(half), fold(setup, log.slice(0, half)))).toEqual(state);
      expect(state.lastSeq).toBe(log.length);
    });
  });

  it('sells a lot once, and keeps each lot in one place', () => {
    check(({ state }) => {
      const lots = [...state.sales.keys(), ...state.queue];
      expect([...lots].sort()).toEqual([...setup.lots].sort());
      if (state.block) expect(state.queue).toContain(state.block.lot);
    });
  });

  it('lets all that owners spent be the prices of all sales, and nobody go over the budget', () => {
    check(({ state }) => {
      const prices = [...state.sales.values()].reduce((sum, { amount }) => sum + amount, 0);
      expect(OWNERS.reduce((sum, id) => sum + spentBy(state, id), 0)).toBe(prices);
      for (const id of OWNERS) expect(committed(state, id)).toBeLessThanOrEqual(state.settings.budget!);
    });
  });

  it('lets a lot only rise, and nobody outbid themselves', () => {
    check(({ state, log }) => {
      let bids: AuctionEvent[] = [];
      for (const event of log) {
        if (event.type === 'undone') bids = bids.filter(({ seq }) => seq < event.ofSeq!);
        else if (event.type !== 'bid') bids = event.type === 'nominated' || bids.at(-1)?.lot === event.lot ? [] : bids;
        else {
          const before = bids.at(-1);
          if (before) expect(event.amount).toBeGreaterThan(before.amount!);
          if (before) expect(event.entryId).not.toBe(before.entryId);
          bids.push(event);
        }
      }
      expect(state.block?.bids.map(({ seq }) => seq) ?? []).toEqual(state.block ? bids.map(({ seq }) => seq) : []);
    });
  });

  it('takes no bid that arrived after the end, and refuses as late none that arrived before', () => {
    check(({ taken, refused }) => {
      for (const { received, endsAt } of taken) expect(received).toBeLessThanOrEqual(endsAt);
      for (const { fault, received, endsAt } of refused) if (fault === 'late') expect(received).toBeGreaterThan(endsAt!);
    });
  });

  it('lets the hammer fall once, not before the grace is over, for the high bidder', () => {
    check(({ log }) => {
      for (const [n, event] of log.entries()) {
        if (event.type !== 'sold' || event.kind !== 'hammer') continue;
        const before = fold(setup, log.slice(0, n));
        expect(event.wall).toBeGreaterThanOrEqual(before.block!.endsAt! + GRACE_MS);
        expect(standing(before.block!)).toMatchObject({ entryId: event.entryId, amount: event.amount });
        // A second process that comes later finds nothing to do with this lot.
        expect(dueEvent(fold(setup, log.slice(0, n + 1)), event.wall)?.type).not.toBe('sold');
      }
    });
  });

  it('is not sold by a process that came after its clock was set: it waits for those who were there, then pauses', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 24_000 }), fc.integer({ min: 0, max: 6000 }), (after, looks) => {
        const auction = new PlayedAuction();
        auction.try({ do: 'next' });
        auction.try({ do: 'bid', entryId: 1, above: 0, late: 0 });
        const { endsAt, setAt } = auction.state.block!;
        const [since, now] = [setAt + after, endsAt! + looks];
        const away = now > endsAt! + GRACE_MS + AWAY_MS;
        const seen = now < endsAt! + GRACE_MS || since > setAt ? undefined : 'sold';
        expect(dueEvent(auction.state, now, since)?.type).toBe(away ? 'paused' : seen);
        expect(nextMoment(auction.state, since)).toBe(endsAt! + GRACE_MS + (since > setAt ? AWAY_MS + 1 : 0));
        // A bid that the new process hears sets the clock for it as well.
        auction.now = Math.max(auction.now, Math.min(endsAt!, since));
        auction.try({ do: 'bid', entryId: 2, above: 0, late: 0 });
        const again = auction.state.block!.endsAt! + GRACE_MS;
        if (since <= endsAt!) expect(dueEvent(auction.state, again, since)?.type).toBe('sold');
      }),
      RUNS,
    );
  });

  it('sells nothing on a clock that the site did not watch from when it was set', () => {
    check(({ struck }) => {
      for (const { setAt, thereSince } of struck) expect(thereSince).toBeLessThanOrEqual(setAt);
    });
  });

  it('leaves no maximum unanswered, whatever was undone, paused or set meanwhile', () => {
    fc.assert(
      fc.property(tries, (list) => {
        const auction = new PlayedAuction();
        for (const one of list) {
          auction.try(one);
          const { state, proxies, now } = auction;
          if (state.block && !isOver(state.block, now)) expect(autoBids(state, proxies)).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('undoes as if it had not been', () => {
    fc.assert(
      fc.property(tries, (list) => {
        const auction = play(list);
        const { log } = auction;
        auction.try({ do: 'undo' });
        const undone = auction.log.at(-1);
        if (undone?.type !== 'undone' || auction.log.length === log.length) return;
        const at = log.findIndex(({ seq }) => seq === undone.ofSeq);
        const lot = undone.lot;
        const started = log.findLastIndex(({ type, lot: of, seq }) => type === 'nominated' && of === lot && seq < undone.ofSeq!);
        const sale = log[at]!.type === 'sold';
        const kept = log.filter(
          (event, n) => !(event.lot === lot && (n >= at || (sale && n >= started && started >= 0 && event.type !== 'passed'))),
        );
        const expected = shown(fold(setup, withoutSeq(kept)));
        const actual = shown(auction.state);
        expect([actual.sales, actual.block, actual.queue.length]).toEqual([
          expected.sales.map((one) => ({ ...one, seq: actual.sales.find(({ lot: of }) => of === one.lot)!.seq })),
          sale ? null : expected.block,
          expected.queue.length,
        ]);
      }),
      RUNS,
    );
  });

  it('never counts the time of a pause', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19_000 }), fc.integer({ min: 1, max: 1_000_000 }), (before, pause) => {
        const auction = new PlayedAuction();
        auction.try({ do: 'next' });
        auction.now += before;
        auction.try({ do: 'pause' });
        auction.now += pause;
        expect(nextMoment(auction.state)).toBe(Infinity);
        auction.try({ do: 'resume' });
        expect(auction.state.block!.endsAt! - auction.now).toBe(Math.max(20_000 - before, 10_000));
      }),
    );
  });
});

describe('sealed maxima', () => {
  const flat = { ...settings, steps: [{ from: 0, step: 1 }], budget: null };
  const bidOut = (maxima: readonly { entryId: number; max: number }[], arrival: readonly number[], early = false) => {
    let state = fold({ ...setup, settings: flat }, [], emptyAuction({ ...setup, settings: flat }));
    const event = (type: 'opened' | 'nominated' | 'bid', values: Partial<AuctionEvent>): AuctionEvent => ({
      seq: state.lastSeq + 1,
      type,
      at: 0,
      wall: 0,
      lot: 11,
      entryId: null,
      amount: null,
      byUser: null,
      ofSeq: null,
      reason: '',
      kind: 'auto',
      settings: null,
      ...values,
    });
    const take = (one: AuctionEvent) => (state = fold({ ...setup, settings: flat }, [one], state));
    take(event('opened', { settings: flat, lot: null }));
    take(event('nominated', {}));
    const known: { lot: number; entryId: number; max: number; order: number }[] = [];
    for (const [n, index] of arrival.entries()) {
      known.push({ lot: 11, ...maxima[index]!, order: n });
      if (early && n < arrival.length - 1) continue;
      for (const bid of autoBids(state, known)) take(event('bid', bid));
    }
    return state.block!.bids.at(-1)!;
  };

  it('end at one step above the second, whoever came first', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 2, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (maxima, dice) => {
          const all = maxima.map((max, n) => ({ entryId: n + 1, max }));
          const arrival = [...all.keys()].sort(() => (dice.next().value % 2) - 0.5);
          const [first, second] = [...all].sort((a, b) => b.max - a.max);
          const high = bidOut(all, arrival);
          const price = Math.min(first!.max, second!.max + 1);
          expect(high.entryId).toBe(first!.entryId);
          // A maximum that is not above the standing bid by a step bids nothing, so the last step may be spared.
          expect([price, second!.max]).toContain(high.amount);
          const early = bidOut(all, arrival, true);
          expect([early.entryId, early.amount]).toEqual([first!.entryId, price]);
        },
      ),
      RUNS,
    );
  });

  it('leave the lot with the earlier of two alike', () => {
    expect(
      bidOut(
        [
          { entryId: 1, max: 40 },
          { entryId: 2, max: 40 },
        ],
        [0, 1],
      ),
    ).toMatchObject({ entryId: 1, amount: 40 });
    expect(
      bidOut(
        [
          { entryId: 1, max: 40 },
          { entryId: 2, max: 40 },
        ],
        [1, 0],
      ),
    ).toMatchObject({ entryId: 2, amount: 40 });
  });
});
