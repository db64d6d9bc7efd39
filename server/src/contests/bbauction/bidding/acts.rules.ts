import type { AuctionState } from '../log/auction-state';

/** How an auction stands, as far as it decides what may be done. A lot is up without a bid, or with one that stands. */
export const ROOM_STATES = ['setup', 'resting', 'up', 'bid', 'paused', 'paused_up', 'paused_bid', 'complete', 'begun'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

/**
 * What owners and administrators do. `nominate` is an administrator's, who takes down a lot that is up, `turn` an owner's;
 * `stop_bids` is 'Type sales instead' and the end of
 * auto-bids; `sale` is typed for a team that is not sold, `correct` for one that is.
 */
export const ACTS = ['nominate', 'turn', 'bid', 'maximum', 'undo', 'pause', 'resume', 'stop_bids', 'sale', 'correct'] as const;
export type Act = (typeof ACTS)[number];

/** Allowed; allowed, and a screen asks first; else refused, and why. */
export type Verdict = 'yes' | 'asks' | { refused: string };

const no = (refused: string): Verdict => ({ refused });
const PAUSED = no('The auction is paused: {why}');
const NOT_ON = no('This auction is not going on.');
const NOT_PAUSED = no('This auction is not paused.');
const NOTHING = no('There is nothing to undo.');
const NOT_UP = no('This team is not up.');
const HAS_BID = no('A team is up and has a bid: wait until it is sold, or undo the bid.');
const OVER = no('This auction is over. Undo its last sale to go on.');
const HAS_BID_TO_UNDO = no('A team is up and has a bid. Undo the bid first.');
const BEGUN_UNDO = no('The tournament has begun. Correct the sale instead, with a reason.');
const BEGUN = no('The tournament has begun: teams that are not sold stay unsold.');

/** What may be done in which state: the one place that says so. */
export const ALLOWED: Readonly<Record<RoomState, Readonly<Record<Act, Verdict>>>> = {
  setup: row({ nominate: 'yes', maximum: 'yes', stop_bids: 'yes', sale: 'yes' }, { turn: no('The auction has not begun.') }),
  resting: row({ nominate: 'yes', turn: 'yes', maximum: 'yes', undo: 'yes', pause: 'yes', stop_bids: 'yes', sale: 'yes', correct: 'yes' }),
  up: row({ nominate: 'asks', bid: 'yes', maximum: 'yes', pause: 'yes', stop_bids: 'asks', sale: 'yes', correct: 'yes' }),
  bid: row(
    { bid: 'yes', maximum: 'yes', undo: 'yes', pause: 'yes', sale: 'asks', correct: 'yes' },
    { nominate: HAS_BID_TO_UNDO, stop_bids: HAS_BID },
  ),
  // An administrator's next team ends the pause.
  paused: row(
    { nominate: 'asks', maximum: 'yes', undo: 'yes', resume: 'yes', stop_bids: 'yes', sale: 'yes', correct: 'yes' },
    { turn: PAUSED, bid: PAUSED },
  ),
  paused_up: row(
    { nominate: 'asks', maximum: 'yes', resume: 'yes', stop_bids: 'asks', sale: 'yes', correct: 'yes' },
    { turn: PAUSED, bid: PAUSED },
  ),
  paused_bid: row(
    { maximum: 'yes', undo: 'yes', resume: 'yes', sale: 'asks', correct: 'yes' },
    { nominate: HAS_BID_TO_UNDO, turn: PAUSED, bid: PAUSED, stop_bids: HAS_BID },
  ),
  complete: row({ undo: 'yes', stop_bids: 'yes', correct: 'yes' }, { nominate: OVER, turn: OVER, sale: OVER }),
  begun: row(
    { pause: 'yes', stop_bids: 'yes', correct: 'asks' },
    { nominate: BEGUN, turn: BEGUN, bid: BEGUN, maximum: BEGUN, sale: BEGUN, resume: BEGUN, undo: BEGUN_UNDO },
  ),
};

/** What is not named is refused with the act's usual sentence. */
function row(allowed: Partial<Record<Act, Verdict>>, refused: Partial<Record<Act, Verdict>> = {}): Record<Act, Verdict> {
  const usual: Record<Act, Verdict> = {
    nominate: NOT_ON,
    turn: no('A team is up already.'),
    bid: NOT_UP,
    maximum: NOT_UP,
    undo: NOTHING,
    pause: NOT_ON,
    resume: NOT_PAUSED,
    stop_bids: HAS_BID,
    sale: NOT_ON,
    correct: no('This team is not sold.'),
  };
  return { ...usual, ...refused, ...allowed };
}

/** @param begun the tournament began while this auction was open, or after it */
export function roomState({ phase, block }: Pick<AuctionState, 'phase' | 'block'>, begun: boolean): RoomState {
  if (begun) return 'begun';
  if (phase === 'setup' || phase === 'complete') return phase;
  const lot = !block ? '' : block.bids.length > 0 ? 'bid' : 'up';
  if (phase === 'paused') return lot === '' ? 'paused' : `paused_${lot}`;
  return lot === '' ? 'resting' : lot;
}

/** Why an act is refused, in words; null when it is not. */
export function refusedWords(state: RoomState, act: Act, pausedFor: string): string | null {
  const verdict = ALLOWED[state][act];
  return typeof verdict === 'string' ? null : verdict.refused.replace('{why}', pausedFor);
}
