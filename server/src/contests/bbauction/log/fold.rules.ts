import type { AuctionEvent } from './auction-log';
import type { AuctionSetup, AuctionState, Block, Sale } from './auction-state';

/** How often a lot may find no bid before an administrator types its sale. */
const PASSES_WITH_CLOCK = 2;

export function emptyAuction({ settings, lots, owners }: AuctionSetup): AuctionState {
  return {
    phase: 'setup',
    settings,
    sales: new Map(),
    block: null,
    queue: lots,
    passes: new Map(),
    partners: new Map(),
    offers: [],
    turn: settings.nomination === 'turns' ? (owners[0] ?? null) : null,
    restingSince: 0,
    pausedFor: '',
    quiet: 0,
    lastSeq: 0,
  };
}

/** An auction after these events, which are taken as they were allowed. Pure. */
export function fold(setup: AuctionSetup, log: readonly AuctionEvent[], from: AuctionState = emptyAuction(setup)): AuctionState {
  return log.reduce((state, event) => ({ ...applied(setup, state, event), lastSeq: event.seq }), from);
}

function applied(setup: AuctionSetup, state: AuctionState, event: AuctionEvent): AuctionState {
  const steps: Record<AuctionEvent['type'], () => AuctionState> = {
    opened: () => ({ ...withSettings(setup, state, event), phase: 'drafting' }),
    settings: () => withSettings(setup, state, event),
    nominated: () => ({ ...state, block: newBlock(state, event), turn: turnAfter(setup, state) }),
    bid: () => withBid(state, event),
    sold: () => withSale(state, event),
    passed: () => withPass(state, event),
    undone: () => withUndone(setup, state, event),
    corrected: () => withCorrection(setup, state, event),
    split: () => withSplit(state, event),
    paused: () => ({ ...state, phase: 'paused', pausedFor: event.reason, block: stopped(state.block, event.wall) }),
    resumed: () => ({ ...state, phase: 'drafting', pausedFor: '', block: resumed(state, event.wall), restingSince: event.wall, quiet: 0 }),
    completed: () => ({ ...state, phase: 'complete', block: null }),
    reopened: () => ({ ...state, phase: 'drafting', restingSince: 0 }),
  };
  return steps[event.type]();
}

function withSettings(setup: AuctionSetup, state: AuctionState, { settings }: AuctionEvent): AuctionState {
  const next = { ...state.settings, ...settings };
  const turn = next.nomination === 'turns' ? (state.turn ?? setup.owners[0] ?? null) : null;
  return { ...state, settings: next, turn, block: next.bidding ? state.block : unclocked(state.block) };
}

/** Where sales are typed from now on, no hammer falls on what is up. */
function unclocked(block: Block | null): Block | null {
  return block && block.bids.length === 0 ? { ...block, endsAt: null, restMs: null } : block;
}

/** A lot that nobody wanted twice waits for an administrator, as does every lot where sales are typed. */
function newBlock({ settings, passes }: AuctionState, { lot, seq, wall }: AuctionEvent): Block {
  const clocked = settings.bidding && (passes.get(lot ?? 0) ?? 0) < PASSES_WITH_CLOCK;
  return { lot: lot ?? 0, seq, bids: [], endsAt: clocked ? wall + settings.clockOpen * 1000 : null, setAt: wall, restMs: null };
}

function turnAfter({ owners }: AuctionSetup, { turn }: AuctionState): number | null {
  return turn === null ? null : (owners[(owners.indexOf(turn) + 1) % owners.length] ?? null);
}

function withBid(state: AuctionState, { seq, entryId, amount, wall }: AuctionEvent): AuctionState {
  if (!state.block) return state;
  const bids = [...state.block.bids, { seq, entryId: entryId ?? 0, amount: amount ?? 0, wall }];
  const ends = wall + state.settings.clockReset * 1000;
  return { ...state, quiet: 0, block: { ...state.block, bids, endsAt: Math.max(state.block.endsAt ?? ends, ends), setAt: wall } };
}

function withSale(state: AuctionState, { seq, lot, entryId, amount, kind, wall }: AuctionEvent): AuctionState {
  const sale: Sale = { lot: lot ?? 0, seq, entryId: entryId ?? 0, amount: amount ?? 0, kind, wall };
  const phase = state.phase === 'setup' ? 'drafting' : state.phase;
  return offBlock(sale.lot, {
    ...state,
    phase,
    sales: new Map([...state.sales, [sale.lot, sale]]),
    queue: state.queue.filter((id) => id !== lot),
    restingSince: wall,
  });
}

function withPass(state: AuctionState, { lot, wall }: AuctionEvent): AuctionState {
  const id = lot ?? 0;
  const passes = new Map([...state.passes, [id, (state.passes.get(id) ?? 0) + 1]]);
  return offBlock(id, {
    ...state,
    quiet: state.quiet + 1,
    passes,
    queue: [...state.queue.filter((one) => one !== id), id],
    restingSince: wall,
  });
}

const offBlock = (lot: number, state: AuctionState): AuctionState => (state.block?.lot === lot ? { ...state, block: null } : state);

/** A sale gives its lot back, a bid gives way to the one before and a full clock. */
function withUndone(setup: AuctionSetup, state: AuctionState, { ofSeq, wall }: AuctionEvent): AuctionState {
  const sale = [...state.sales.values()].find(({ seq }) => seq === ofSeq);
  if (sale) return withoutSale(setup, state, sale.lot);
  const { block, settings } = state;
  const from = block?.bids.findIndex(({ seq }) => seq === ofSeq) ?? -1;
  if (!block || from < 0) return state;
  const bids = block.bids.slice(0, from);
  const rest = 1000 * (bids.length > 0 ? settings.clockReset : settings.clockOpen);
  // In a pause no clock runs: it has its whole time when it goes on.
  if (state.phase === 'paused') return { ...state, block: { ...block, bids, endsAt: null, restMs: rest } };
  return { ...state, block: { ...block, bids, endsAt: wall + rest, setAt: wall } };
}

function withoutSale({ lots }: AuctionSetup, state: AuctionState, lot: number): AuctionState {
  const sales = new Map(state.sales);
  sales.delete(lot);
  const partners = new Map(state.partners);
  partners.delete(lot);
  return { ...state, sales, partners, offers: state.offers.filter((offer) => offer.lot !== lot), queue: putBack(lots, state, lot) };
}

/** Where the sealed order has it among those that have not been passed over. */
function putBack(lots: readonly number[], { queue, passes }: AuctionState, lot: number): number[] {
  if (passes.has(lot)) return [...queue, lot];
  const after = queue.findIndex((other) => passes.has(other) || lots.indexOf(other) > lots.indexOf(lot));
  const at = after < 0 ? queue.length : after;
  return [...queue.slice(0, at), lot, ...queue.slice(at)];
}

/** A typed change of a sale; without an owner it is taken back. */
function withCorrection(setup: AuctionSetup, state: AuctionState, { lot, entryId, amount }: AuctionEvent): AuctionState {
  const sale = state.sales.get(lot ?? 0);
  if (!sale) return state;
  if (entryId === null) return withoutSale(setup, state, sale.lot);
  const next = { ...sale, entryId, amount: amount ?? sale.amount };
  const partners = new Map(state.partners);
  if (entryId !== sale.entryId) partners.delete(sale.lot);
  return { ...state, sales: new Map([...state.sales, [sale.lot, next]]), partners };
}

function withSplit(state: AuctionState, { seq, lot, entryId, amount, kind, ofSeq }: AuctionEvent): AuctionState {
  const offer = { seq, lot: lot ?? 0, entryId: entryId ?? 0, percent: amount ?? 0 };
  if (kind === 'offered') return { ...state, offers: [...state.offers, offer] };
  const offers = state.offers.filter((one) => one.seq !== ofSeq);
  if (kind === 'declined') return { ...state, offers };
  const of = new Map([...(state.partners.get(offer.lot) ?? []), [offer.entryId, offer.percent] as const]);
  return { ...state, offers, partners: new Map([...state.partners, [offer.lot, of]]) };
}

function stopped(block: Block | null, wall: number): Block | null {
  return block && block.endsAt !== null ? { ...block, endsAt: null, restMs: Math.max(0, block.endsAt - wall) } : block;
}

function resumed({ block, settings }: AuctionState, wall: number): Block | null {
  if (!block || block.restMs === null) return block;
  return { ...block, restMs: null, setAt: wall, endsAt: wall + Math.max(block.restMs, settings.clockReset * 1000) };
}
