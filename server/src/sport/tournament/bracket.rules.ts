import { must } from '../../ground/must';

/** First Four, round of 64, round of 32, Sweet 16, Elite 8, Final Four, final: what `game_type` says of a game. */
export const ROUND_CODES = ['PI', 'R64', 'R32', 'S16', 'E8', 'F4', 'F'] as const;
/** 0 is the First Four, 1 the round of 64, 6 the final. */
export type Round = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const ROUNDS: readonly Round[] = [0, 1, 2, 3, 4, 5, 6];

/** `r1p17`: a place that a team holds, `r1p1` to `r1p64` in the field, `r7p1` the champion's; `r0p1` to `r0p8` in the First Four. */
export type SlotKey = `r${number}p${number}`;
/** `r1g9`: the game of the slots r1p17 and r1p18. Its winner takes r2p9. */
export type GameKey = `r${number}g${number}`;

/** How the seeds of a region stand from top to bottom. */
export const SEED_ORDER = [1, 16, 8, 9, 5, 12, 4, 13, 6, 11, 3, 14, 7, 10, 2, 15] as const;

/** A game as the bracket knows it, whoever plays. */
export interface BracketGame {
  key: GameKey;
  round: Round;
  /** 1 is the topmost of its round. */
  number: number;
  /** Of team 1. */
  upper: SlotKey;
  /** Of team 2. */
  lower: SlotKey;
  winnerTakes: SlotKey;
}

export const slotKey = (round: number, position: number): SlotKey => `r${round}p${position}`;
/** The n of `r1pn`. */
export const positionOf = (slot: SlotKey): number => Number(slot.split('p')[1]);
export const gameKey = (round: number, number: number): GameKey => `r${round}g${number}`;

/**
 * All games of a bracket in the order of rounds, from top to bottom.
 *
 * @param feeds the slots of the round of 64 that winners of the First Four take, game by game; none in years without it
 */
export function bracketGames(feeds: readonly SlotKey[]): BracketGame[] {
  return ROUNDS.flatMap((round) => {
    const count = round === 0 ? feeds.length : gamesOfRound(round);
    return Array.from({ length: count }, (_, index) => gameAt(round, index + 1, feeds));
  });
}

/** Games of a round from the round of 64 on. */
export const gamesOfRound = (round: number): number => 32 >> (round - 1);

function gameAt(round: Round, number: number, feeds: readonly SlotKey[]): BracketGame {
  return {
    key: gameKey(round, number),
    round,
    number,
    upper: slotKey(round, 2 * number - 1),
    lower: slotKey(round, 2 * number),
    winnerTakes: round === 0 ? must(feeds[number - 1], 'the slot that a First Four game feeds') : slotKey(round + 1, number),
  };
}

/** Where the team of a seed stands in the round of 64; quarters count 0 top left, 1 bottom left, 2 top right, 3 bottom right. */
export const fieldSlot = (quarter: number, seed: number): SlotKey => slotKey(1, 16 * quarter + SEED_ORDER.indexOf(seed as 1) + 1);

/** The quarter of a slot before the Final Four; undefined from there on, and in the First Four, whose slots are not in order. */
export function quarterOf(slot: SlotKey): number | undefined {
  const [round = 0, position = 0] = slot.slice(1).split('p').map(Number);
  return round >= 1 && round <= 4 ? Math.floor((position - 1) / (16 >> (round - 1))) : undefined;
}

/**
 * Who stands in which slot: teams go on where the outcome of their game is known.
 *
 * @param field who stands where before the first game, by slot
 * @param winnerOf the side that won a game between these two teams; undefined while it is open
 */
export function fillSlots<Team>(
  games: readonly BracketGame[],
  field: ReadonlyMap<SlotKey, Team>,
  winnerOf: (game: BracketGame, teams: readonly [Team, Team]) => 1 | 2 | undefined,
): Map<SlotKey, Team> {
  const slots = new Map(field);
  for (const game of games) {
    const [upper, lower] = [slots.get(game.upper), slots.get(game.lower)];
    if (upper === undefined || lower === undefined) continue;
    const winner = winnerOf(game, [upper, lower]);
    if (winner !== undefined) slots.set(game.winnerTakes, winner === 1 ? upper : lower);
  }
  return slots;
}
