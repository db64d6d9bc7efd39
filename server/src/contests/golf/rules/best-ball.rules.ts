import type { Holes } from '../golf';
import { HOLES, NO_HOLES, holesToPar, posted } from './card.rules';

/** One of an entry's four golfers in one round. */
export interface BallCard {
  readonly golferId: number;
  readonly holes: Holes;
  readonly pars: readonly number[];
  /** He may still post holes of this round. */
  readonly canPlay: boolean;
}

/** The lowest score to par that one of the four has made on a hole. */
export interface Ball {
  readonly toPar: number;
  readonly strokes: number;
  readonly golferId: number;
}

export interface BallRound {
  /** By hole; null where none of the four has posted it. */
  readonly balls: readonly (Ball | null)[];
  /** Sum of the balls, to par. */
  readonly sum: number;
  /** Holes that the four still have to play in this round. */
  readonly holesRemaining: number;
  /** Holes on which the entry is not under par yet and one of its golfers has still to play. */
  readonly birdieChances: number;
}

/** Best ball of one round. A hole once posted counts, whatever becomes of the golfer. Equal balls are the first pick's. */
export function bestBall(cards: readonly BallCard[]): BallRound {
  const balls = NO_HOLES.map((_, hole) => ballOf(cards, hole));
  const players = cards.filter(({ canPlay }) => canPlay);
  return {
    balls,
    sum: balls.reduce((sum, ball) => sum + (ball?.toPar ?? 0), 0),
    holesRemaining: players.reduce((sum, { holes }) => sum + HOLES - posted(holes), 0),
    birdieChances: balls.filter((ball, hole) => (ball === null || ball.toPar >= 0) && players.some(({ holes }) => holes[hole] === null))
      .length,
  };
}

function ballOf(cards: readonly BallCard[], hole: number): Ball | null {
  let [best, lowest] = [undefined as BallCard | undefined, Infinity];
  for (const card of cards) {
    const strokes = card.holes[hole];
    if (strokes === null || strokes === undefined) continue;
    const toPar = strokes - (card.pars[hole] ?? strokes);
    if (toPar < lowest) [best, lowest] = [card, toPar];
  }
  return best ? { toPar: lowest, strokes: best.holes[hole] ?? 0, golferId: best.golferId } : null;
}

export const isWhole = ({ balls }: Pick<BallRound, 'balls'>): boolean => balls.every((ball) => ball !== null);

/**
 * The Round of every entry. When a round is over, an entry that has a hole without a ball gets the day's worst: not less than the highest
 * Round of those with 18 balls, and never under par, so that nobody gains by having no golfer left.
 */
export function roundScores(rounds: readonly BallRound[], isOver: boolean): number[] {
  if (!isOver) return rounds.map(({ sum }) => sum);
  const worst = rounds.filter(isWhole).reduce((highest, { sum }) => Math.max(highest, sum), 0);
  return rounds.map((round) => (isWhole(round) ? round.sum : Math.max(round.sum, worst, 0)));
}

/** A golfer's own round to par, for his row under an open entry. */
export const golferRound = ({ holes, pars }: Pick<BallCard, 'holes' | 'pars'>): number => holesToPar(holes, pars);
