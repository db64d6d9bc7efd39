import * as fc from 'fast-check';
import { refusedWords, roomState, type Act } from '../bidding/acts.rules';
import { leftFor, overBudget } from '../bidding/budget.rules';
import { dueEvent } from '../bidding/hammer.rules';
import { lastUndoable } from '../bidding/undo.rules';
import type { AuctionEvent, AuctionSettings, NewEvent } from '../log/auction-log';
import type { AuctionSetup, AuctionState } from '../log/auction-state';
import { autoBids, bidFault, isOver, nextBid, type Proxy } from '../log/bids.rules';
import { emptyAuction, fold } from '../log/fold.rules';

export const settings: AuctionSettings = {
  budget: 200,
  minPrice: 1,
  steps: [
    { from: 0, step: 1 },
    { from: 50, step: 5 },
  ],
  clockOpen: 20,
  clockReset: 10,
  nomination: 'random',
  autoNext: 8,
  bidding: true,
  autoBids: true,
  values: true,
  payouts: [50, 100, 250, 400, 800, 1600],
  layout: 'single',
};
export const OWNERS = [1, 2, 3, 4];
export const setup: AuctionSetup = { settings, lots: [11, 12, 13, 14, 15, 16], owners: OWNERS };

/** Something that somebody tries; what is not allowed changes nothing. */
export type Try =
  | { do: 'bid'; entryId: number; above: number; late: number }
  | { do: 'proxy'; entryId: number; lot: number; max: number }
  | { do: 'wait'; ms: number }
  | { do: 'pause' | 'resume' | 'undo' | 'next' }
  | { do: 'settings'; change: Partial<Pick<AuctionSettings, 'budget' | 'bidding' | 'autoBids'>> }
  | { do: 'kill' | 'start' }
  | { do: 'typed'; entryId: number; lot: number; price: number };

const owner = fc.constantFrom(...OWNERS);
const lot = fc.constantFrom(...setup.lots);
export const tries: fc.Arbitrary<Try[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('bid' as const),
        entryId: owner,
        above: fc.integer({ min: -2, max: 40 }),
        late: fc.integer({ min: 0, max: 900 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('proxy' as const), entryId: owner, lot, max: fc.integer({ min: 0, max: 150 }) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 24_000 }) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const, 'undo' as const, 'next' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('settings' as const),
        change: fc.oneof(
          fc.record({ budget: fc.constantFrom(60, 120, 200) }),
          fc.record({ bidding: fc.boolean() }),
          fc.record({ autoBids: fc.boolean() }),
        ),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('kill' as const, 'start' as const, 'start' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('typed' as const), entryId: owner, lot, price: fc.integer({ min: 1, max: 60 }) }) },
  ),
  { maxLength: 60 },
);

/** An auction that is played in memory, by the rules alone. Time moves when somebody waits, in steps that no hammer misses. */
export class PlayedAuction {
  log: AuctionEvent[] = [];
  state: AuctionState = emptyAuction(setup);
  proxies: Proxy[] = [];
  now = 1_000_000;
  /** Bids that were taken, with the clock that they met. */
  taken: { received: number; endsAt: number }[] = [];
  refused: { fault: string; received: number; endsAt: number | null; amount: number; least: number }[] = [];
  /** Since when each process of the site looks; none while the site is away. */
  processes: number[] = [this.now];
  /** Hammer sales, and since when the site had been there without a break. */
  struck: { seq: number; setAt: number; thereSince: number }[] = [];
  private order = 0;

  constructor() {
    this.append({ type: 'opened', settings });
  }

  append(event: NewEvent): void {
    const written: AuctionEvent = {
      at: this.now,
      wall: this.now,
      lot: null,
      entryId: null,
      amount: null,
      byUser: null,
      ofSeq: null,
      reason: '',
      kind: '',
      settings: null,
      ...event,
      seq: this.log.length + 1,
    };
    this.log.push(written);
    this.state = fold(setup, [written], this.state);
  }

  private answer(): void {
    const { block } = this.state;
    if (!block || isOver(block, this.now)) return;
    for (const { entryId, amount } of autoBids(this.state, this.proxies))
      this.append({ type: 'bid', lot: block.lot, entryId, amount, kind: 'auto' });
  }

  strike(): boolean {
    for (const since of this.processes) {
      const event = dueEvent(this.state, this.now, since);
      if (!event) continue;
      const setAt = this.state.block?.setAt ?? 0;
      this.append(event);
      if (event.type === 'sold') this.struck.push({ seq: this.log.length, setAt, thereSince: Math.min(...this.processes) });
      this.answer();
      return true;
    }
    return false;
  }

  try(one: Try): void {
    const { block } = this.state;
    if (one.do === 'wait') {
      for (let left = one.ms; left > 0; left -= 300) {
        this.now += Math.min(left, 300);
        this.strike();
      }
    } else if (one.do === 'bid') {
      if (this.processes.length === 0) return;
      const amount = (block ? nextBid(this.state, block) : 1) + one.above;
      const received = this.now - one.late;
      const bid = { lot: block?.lot ?? 11, entryId: one.entryId, amount, received };
      const fault = bidFault(this.state, bid);
      if (fault) {
        this.refused.push({ fault, received, endsAt: block?.endsAt ?? null, amount, least: block ? nextBid(this.state, block) : 0 });
        return;
      }
      this.taken.push({ received, endsAt: block?.endsAt ?? 0 });
      this.append({ type: 'bid', ...bid, kind: 'hand', wall: received });
      this.answer();
    } else if (one.do === 'proxy') {
      if (this.processes.length === 0 || (block?.lot === one.lot && isOver(block, this.now))) return;
      this.proxies = this.proxies.filter((proxy) => proxy.entryId !== one.entryId || proxy.lot !== one.lot);
      if (one.max > 0) this.proxies.push({ lot: one.lot, entryId: one.entryId, max: one.max, order: (this.order += 1) });
      this.answer();
    } else if (one.do === 'kill') this.processes.pop();
    else if (one.do === 'start' && this.processes.length < 2) this.processes.push(this.now);
    else if (one.do === 'start' || this.processes.length === 0) return;
    else if (one.do === 'typed') this.typed(one);
    else if (one.do === 'settings') this.settings(one.change);
    else this.auctioneer(one.do);
  }

  private typed({ entryId, lot: id, price }: { entryId: number; lot: number; price: number }): void {
    if (this.forbids('sale') || this.state.sales.has(id) || price > leftFor(this.state, entryId, id)) return;
    this.append({ type: 'sold', lot: id, entryId, amount: price, kind: 'typed' });
  }

  private forbids(act: Act): boolean {
    return refusedWords(roomState(this.state, false), act, '') !== null;
  }

  private settings(change: Partial<AuctionSettings>): void {
    const { settings: before } = this.state;
    const stops = (before.bidding && change.bidding === false) || (before.autoBids && change.autoBids === false);
    if ((stops && this.forbids('stop_bids')) || overBudget(this.state, change.budget ?? null, OWNERS).length > 0) return;
    this.append({ type: 'settings', settings: change });
    this.answer();
  }

  private auctioneer(what: 'pause' | 'resume' | 'undo' | 'next'): void {
    const { phase, block, queue } = this.state;
    if (this.forbids(what === 'next' ? 'nominate' : what)) return;
    if (what === 'pause') this.append({ type: 'paused', reason: 'Pizza' });
    if (what === 'resume') this.append({ type: 'resumed' });
    if (what === 'next' && phase === 'drafting' && !block && queue[0] !== undefined)
      this.append({ type: 'nominated', lot: queue[0], kind: 'random' });
    if (what === 'undo') {
      const last = lastUndoable(this.state, this.log);
      if (!last) return;
      if (phase === 'complete') this.append({ type: 'reopened' });
      this.proxies = this.proxies.filter(({ lot: of, entryId }) => of !== last.lot || entryId !== last.maximumOf);
      this.append({ type: 'undone', ofSeq: last.seq, lot: last.lot, reason: 'Misheard' });
    }
    this.answer();
  }
}

export const play = (list: readonly Try[]): PlayedAuction => {
  const auction = new PlayedAuction();
  for (const one of list) auction.try(one);
  return auction;
};
