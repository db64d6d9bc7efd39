import { seededRandom } from '../../../sport/practice/random.rules';
import type { AuctionState } from '../log/auction-state';
import { maxBid, nextBid, standing } from '../log/bids.rules';

/** The player's entry in a practice room; the bots' follow. */
export const PLAYER = 1;
/** Who bids against the player; none is called as a person might be. */
export const BOTS = ['Bot Alder', 'Bot Birch', 'Bot Cedar', 'Bot Elm', 'Bot Hazel', 'Bot Maple', 'Bot Rowan'] as const;
export const botIds = BOTS.map((_, n) => PLAYER + 1 + n);

/** How far a bot's idea of a price lies from the room's, at most. */
const OPINION = 0.3;
/** A bot takes so long to answer at most, ms; and so much of a short clock. */
const THINKS_MS = 4000;
const THINKS_OF_CLOCK = 0.7;
/** From so far above the next bid on a bot may jump, by this part of the way at most. */
const JUMP_FROM = 12;
const JUMP = 0.35;

/** What bots know: dice, and what a room is expected to pay for each lot, points. */
export interface BotRoom {
  seed: number;
  prices: ReadonlyMap<number, number>;
  /** Their entries; those of a practice room where none are named. */
  bots?: readonly number[];
}

/** A number in [0, 1) that hangs on these alone, so that a practice can be played again. */
const dice = (...of: readonly number[]): number => seededRandom(of.reduce((mixed, one) => Math.imul(mixed ^ one, 0x01000193) + one, 7))();

/** The most that a bot would pay for a lot: what rooms pay, give or take its opinion, and never beyond its budget. */
export function botLimit(state: Pick<AuctionState, 'settings' | 'sales'>, { seed, prices }: BotRoom, bot: number, lot: number): number {
  const opinion = 1 + OPINION * (2 * dice(seed, bot, lot) - 1);
  const price = Math.max(state.settings.minPrice, Math.round((prices.get(lot) ?? 0) * opinion));
  return Math.min(price, maxBid(state, bot));
}

export interface BotBid {
  entryId: number;
  amount: number;
  /** When it is made, real time, epoch ms. */
  wall: number;
}

/** What a bot bids next as the room stands, unless somebody is quicker; null when no bot wants the lot at this price. Pure. */
export function botBid(state: AuctionState, room: BotRoom): BotBid | null {
  const { block, settings, phase } = state;
  if (phase !== 'drafting' || !block || block.endsAt === null) return null;
  const [high, least] = [standing(block), nextBid(state, block)];
  const { lot, seq } = block;
  const since = high ? high.wall : block.endsAt - settings.clockOpen * 1000;
  const thinks = Math.min(THINKS_MS, settings.clockReset * 1000 * THINKS_OF_CLOCK);
  const willing = (room.bots ?? botIds)
    .filter((bot) => bot !== high?.entryId && botLimit(state, room, bot, lot) >= least)
    .map((bot) => ({ bot, after: thinks * (0.3 + 0.7 * dice(room.seed, bot, high?.seq ?? seq)) }))
    .sort((a, b) => a.after - b.after || a.bot - b.bot);
  const [first] = willing;
  if (!first) return null;
  const amount = least + jump(botLimit(state, room, first.bot, lot) - least, dice(room.seed, first.bot, lot, high?.seq ?? seq));
  return { entryId: first.bot, amount, wall: Math.ceil(since + first.after) };
}

const jump = (above: number, courage: number): number => (above < JUMP_FROM ? 0 : Math.floor(above * JUMP * courage));
