import { dueEvent, nextMoment } from '../bidding/hammer.rules';
import type { AuctionEvent, AuctionSettings, NewEvent } from '../log/auction-log';
import type { AuctionSetup, AuctionState } from '../log/auction-state';
import { bidFault, type Bid, type BidFault } from '../log/bids.rules';
import { emptyAuction, fold } from '../log/fold.rules';
import { botBid, botIds, PLAYER, type BotRoom } from './bots.rules';

/** A practice is short: so many lots at most. */
const LOTS = 16;
/** Seconds from a sale to the next lot. */
const REST = 4;

export interface PracticeRoom extends BotRoom {
  setup: AuctionSetup;
  /** Real time, epoch ms. */
  startedAt: number;
}

/** A bid of the player's, as it arrived. */
export type PracticeBid = Pick<Bid, 'lot' | 'amount'> & { wall: number };

export interface Practice {
  log: readonly AuctionEvent[];
  state: AuctionState;
  /** When something happens by itself next, real time, epoch ms; Infinity once it is over. */
  nextAt: number;
}

/**
 * A short auction like the real one: a part of its lots in an order of its own, and the same part of its budget.
 *
 * @param lots all of the real one, in an order that tells nothing of the sealed one
 */
export function practiceSetup(settings: AuctionSettings, lots: readonly number[]): AuctionSetup {
  const own = lots.slice(0, LOTS);
  const budget = settings.budget === null ? null : Math.max(settings.minPrice, Math.round((settings.budget * own.length) / lots.length));
  return {
    settings: { ...settings, budget, nomination: 'random', autoNext: REST, bidding: true, autoBids: false },
    lots: own,
    owners: [PLAYER, ...botIds],
  };
}

/**
 * A practice as it stands at an instant. It is played anew each time from its dice, its start and the player's bids, so nothing has to run
 * meanwhile and every process sees the same. Pure.
 *
 * @param bids in the order in which they arrived
 * @param until real time, epoch ms
 */
export function practised(room: PracticeRoom, bids: readonly PracticeBid[], until: number): Practice {
  const log: AuctionEvent[] = [];
  let state = emptyAuction(room.setup);
  const append = (wall: number, event: NewEvent) => {
    const written = { ...NOTHING, ...event, seq: log.length + 1, at: wall, wall };
    log.push(written);
    state = fold(room.setup, [written], state);
  };
  append(room.startedAt, { type: 'opened', settings: room.setup.settings });
  append(room.startedAt, { type: 'nominated', lot: room.setup.lots[0] ?? null, kind: 'random' });
  for (let next = 0; ;) {
    const [own, bot, due] = [bids[next], botBid(state, room), nextMoment(state)];
    const nextAt = Math.min(bot?.wall ?? Infinity, due);
    const at = Math.min(own?.wall ?? Infinity, nextAt);
    if (at > until || at === Infinity) return { log, state, nextAt };
    if (own?.wall === at) {
      next += 1;
      const bid = { lot: own.lot, entryId: PLAYER, amount: own.amount, received: at };
      if (bidFault(state, bid) === null) append(at, { type: 'bid', ...bid, kind: 'hand' });
    } else if (bot?.wall === at)
      append(at, { type: 'bid', lot: state.block?.lot ?? 0, entryId: bot.entryId, amount: bot.amount, kind: 'hand' });
    else append(at, dueEvent(state, at) ?? { type: 'completed' });
  }
}

/** Why a bid of the player's does not count; null when it does. @param practice as it stands when the bid arrives */
export const practiceFault = ({ state }: Practice, { lot, amount, wall }: PracticeBid): BidFault | null =>
  bidFault(state, { lot, entryId: PLAYER, amount, received: wall });

const NOTHING: AuctionEvent = {
  seq: 0,
  type: 'opened',
  at: 0,
  wall: 0,
  lot: null,
  entryId: null,
  amount: null,
  byUser: null,
  ofSeq: null,
  reason: '',
  kind: '',
  settings: null,
};
