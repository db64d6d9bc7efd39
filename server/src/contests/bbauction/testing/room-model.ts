import { must } from '../../../ground/must';
import type { AuctionEvent } from '../log/auction-log';

/** How these rooms are run: bids rise by one, and times are those that the design names. */
export const TERMS = { budget: 200, least: 1, openMs: 20_000, bidMs: 10_000, graceMs: 400, awayMs: 2000, nextMs: 8000 } as const;
const [QUIET_LOTS, PASSES_WITH_CLOCK] = [3, 2];

export interface BidModel {
  seq: number;
  who: number;
  amount: number;
  wall: number;
  byHand: boolean;
}

/** The lot that is up, as whoever heard everything knows it. */
export interface LotModel {
  lot: number;
  bids: BidModel[];
  /** Null where no clock runs; the rest is what it had left. */
  endsAt: number | null;
  setAt: number;
  rest: number | null;
}

type Step = (event: AuctionEvent) => void;

/**
 * A room as somebody knows it who hears each event and holds it against what was promised; by an account of its own, not by the fold.
 * What breaks a promise fails the test.
 */
export class RoomModel {
  seq = 0;
  up: LotModel | null = null;
  paused = false;
  complete = false;
  bidding = true;
  readonly sold = new Map<number, { seq: number; who: number; amount: number }>();
  /** By lot and owner; 0 for one that was taken off. */
  readonly maxima = new Map<string, { lot: number; who: number; max: number }>();
  /** Bids that were answered with success. */
  readonly acknowledged: { seq: number; lot: number; who: number; amount: number }[] = [];
  /** Since when each process of the site looks, those alone that live. */
  sinces: readonly number[] = [];
  private readonly passes = new Map<number, number>();
  private quiet = 0;
  private restingSince = 0;

  constructor(
    readonly lots: readonly number[],
    private readonly goesOn: boolean,
  ) {}

  get high(): BidModel | undefined {
    return this.up?.bids.at(-1);
  }

  get unsold(): number[] {
    return this.lots.filter((lot) => !this.sold.has(lot));
  }

  paid = (who: number): number => [...this.sold.values()].reduce((sum, sale) => sum + (sale.who === who ? sale.amount : 0), 0);

  left = (who: number): number => TERMS.budget - this.paid(who);

  get next(): number {
    return this.high ? this.high.amount + 1 : TERMS.least;
  }

  /** Whether a bid that arrives now has to be taken. */
  takes(who: number, amount: number, now: number): boolean {
    const open = this.up !== null && !this.paused && this.bidding && this.up.endsAt !== null && now <= this.up.endsAt;
    return open && this.high?.who !== who && amount >= this.next && amount <= this.left(who);
  }

  isOver(lot: number, now: number): boolean {
    return this.up?.lot === lot && this.up.endsAt !== null && now > this.up.endsAt;
  }

  /** What an undo takes back: all that was bid in the moment of the last bid, else the last sale. */
  get undoes(): { lot: number; seq: number; maximumOf: number | null } | undefined {
    if (this.up) {
      const { bids, lot } = this.up;
      const first = bids.find(({ wall }) => wall === bids.at(-1)?.wall);
      return first && { lot, seq: first.seq, maximumOf: first.byHand ? null : first.who };
    }
    const last = [...this.sold].sort(([, a], [, b]) => b.seq - a.seq)[0];
    return last && { lot: last[0], seq: last[1].seq, maximumOf: null };
  }

  /** When the site has to do something by itself, and what; undefined for never, or while nobody is there to do it. */
  get due(): { at: number; type: AuctionEvent['type'] } | undefined {
    if (this.sinces.length === 0 || this.paused || this.complete) return undefined;
    if (this.up) return this.hammer(this.up);
    if (this.unsold.length === 0) return { at: this.restingSince, type: 'completed' };
    if (!this.goesOn || !this.bidding || this.restingSince === 0) return undefined;
    return { at: Math.max(this.restingSince, Math.min(...this.sinces)) + TERMS.nextMs, type: 'nominated' };
  }

  private hammer({ endsAt, setAt, bids }: LotModel): { at: number; type: AuctionEvent['type'] } | undefined {
    if (endsAt === null) return undefined;
    const at = endsAt + TERMS.graceMs;
    // A clock that nobody watched from its start was not heard by the bidders either.
    if (this.sinces.every((since) => since > setAt)) return { at: at + TERMS.awayMs + 1, type: 'paused' };
    return { at, type: bids.length > 0 ? 'sold' : this.quiet >= QUIET_LOTS ? 'paused' : 'passed' };
  }

  /** Hears one event more. */
  hear(event: AuctionEvent): void {
    expect(event.seq).toBe(this.seq + 1);
    this.seq = event.seq;
    const steps: Partial<Record<AuctionEvent['type'], Step>> = {
      nominated: (one) => this.comesUp(one),
      bid: (one) => this.bid(one),
      sold: (one) => this.sale(one),
      passed: (one) => this.passed(one),
      undone: (one) => this.undone(one),
      settings: (one) => this.set(one),
      paused: (one) => this.stop(one),
      resumed: (one) => this.goOn(one),
      completed: () => this.end(),
      reopened: () => this.reopen(),
    };
    steps[event.type]?.(event);
  }

  private comesUp({ lot, wall }: AuctionEvent): void {
    const id = must(lot, 'a lot');
    expect([this.paused, this.complete, this.up?.bids.length ?? 0, this.unsold.includes(id)]).toEqual([false, false, 0, true]);
    const clocked = this.bidding && (this.passes.get(id) ?? 0) < PASSES_WITH_CLOCK;
    this.up = { lot: id, bids: [], endsAt: clocked ? wall + TERMS.openMs : null, setAt: wall, rest: null };
  }

  private bid({ seq, lot, entryId, amount, wall, kind }: AuctionEvent): void {
    const up = must(this.up, 'the lot that is bid for');
    const bid = { seq, who: entryId ?? 0, amount: amount ?? 0, wall, byHand: kind === 'hand' };
    expect([lot, this.paused, up.endsAt === null]).toEqual([up.lot, false, false]);
    expect(wall).toBeLessThanOrEqual(up.endsAt ?? 0);
    expect(bid.amount).toBeGreaterThanOrEqual(this.next);
    expect(bid.amount).toBeLessThanOrEqual(this.left(bid.who));
    expect(this.high?.who).not.toBe(bid.who);
    if (!bid.byHand) this.boundByMaximum(up, bid);
    up.bids.push(bid);
    up.endsAt = Math.max(up.endsAt ?? 0, wall + TERMS.bidMs);
    up.setAt = wall;
    this.quiet = 0;
  }

  private maximumOf = (lot: number, who: number): number => Math.min(this.maxima.get(`${lot}:${who}`)?.max ?? 0, this.left(who));

  /** A maximum bids never beyond itself, and at most one step above all that others bid or would have bid. */
  private boundByMaximum({ lot, bids }: LotModel, { who, amount }: BidModel): void {
    expect(amount).toBeLessThanOrEqual(this.maximumOf(lot, who));
    const others = [...this.maxima.values()].filter((one) => one.lot === lot && one.who !== who);
    const would = [...others.map((one) => this.maximumOf(lot, one.who)), ...bids.filter((bid) => bid.who !== who).map((bid) => bid.amount)];
    expect(amount).toBeLessThanOrEqual(Math.max(0, ...would) + 1);
  }

  private sale({ seq, lot, entryId, amount, kind, wall }: AuctionEvent): void {
    const id = must(lot, 'a lot');
    expect(this.sold.has(id)).toBe(false);
    if (kind === 'hammer') {
      const up = must(this.up, 'the lot that is sold');
      expect([up.lot, this.high]).toMatchObject([id, { who: entryId, amount }]);
      expect(wall).toBeGreaterThanOrEqual((up.endsAt ?? Infinity) + TERMS.graceMs);
      expect(Math.min(...this.sinces)).toBeLessThanOrEqual(up.setAt);
    }
    expect(amount ?? 0).toBeLessThanOrEqual(this.left(entryId ?? 0));
    this.sold.set(id, { seq, who: entryId ?? 0, amount: amount ?? 0 });
    if (this.up?.lot === id) this.up = null;
    this.restingSince = wall;
  }

  private passed({ lot, wall }: AuctionEvent): void {
    expect([this.up?.lot, this.up?.bids]).toEqual([lot, []]);
    this.up = null;
    this.passes.set(lot ?? 0, (this.passes.get(lot ?? 0) ?? 0) + 1);
    this.quiet += 1;
    this.restingSince = wall;
  }

  private undone({ ofSeq, lot, wall }: AuctionEvent): void {
    const undoes = must(this.undoes, 'something to take back');
    expect([ofSeq, lot]).toEqual([undoes.seq, undoes.lot]);
    if (undoes.maximumOf !== null) this.takeOff(undoes.lot, undoes.maximumOf);
    if (!this.up) return void this.sold.delete(undoes.lot);
    this.up.bids = this.up.bids.filter(({ seq }) => seq < undoes.seq);
    const full = this.up.bids.length > 0 ? TERMS.bidMs : TERMS.openMs;
    // In a pause no clock runs: it has its whole time when it goes on.
    Object.assign(this.up, this.paused ? { endsAt: null, rest: full } : { endsAt: wall + full, setAt: wall });
  }

  private takeOff(lot: number, who: number): void {
    if (this.maxima.has(`${lot}:${who}`)) this.maxima.set(`${lot}:${who}`, { lot, who, max: 0 });
  }

  private set({ settings }: AuctionEvent): void {
    this.bidding = settings?.bidding ?? this.bidding;
    if (this.bidding || !this.up) return;
    expect(this.up.bids).toEqual([]);
    Object.assign(this.up, { endsAt: null, rest: null });
  }

  private stop({ wall }: AuctionEvent): void {
    this.paused = true;
    if (this.up && this.up.endsAt !== null) Object.assign(this.up, { rest: Math.max(0, this.up.endsAt - wall), endsAt: null });
  }

  private goOn({ wall }: AuctionEvent): void {
    this.paused = false;
    this.quiet = 0;
    this.restingSince = wall;
    if (!this.up || this.up.rest === null) return;
    Object.assign(this.up, { endsAt: wall + Math.max(this.up.rest, TERMS.bidMs), setAt: wall, rest: null });
  }

  private end(): void {
    expect([this.unsold, this.up]).toEqual([[], null]);
    this.complete = true;
  }

  private reopen(): void {
    this.complete = false;
    this.restingSince = 0;
  }

  /** Nobody whose maximum goes beyond the standing bid is left behind, unless another's holds against it. */
  leavesNoMaximumUnanswered(now: number): void {
    const { up, high } = this;
    if (!up || up.endsAt === null || this.isOver(up.lot, now)) return;
    const holds = high ? this.maximumOf(up.lot, high.who) : 0;
    for (const { lot, who } of this.maxima.values())
      if (lot === up.lot && who !== high?.who && this.maximumOf(lot, who) > holds) expect(this.maximumOf(lot, who)).toBeLessThan(this.next);
  }
}
