import { bestBall, roundScores, type BallCard, type BallRound } from './best-ball.rules';
import { completed, isThrough, plays, type Board } from './board.rules';
import { cardToPar, HOLES, NO_HOLES, thruOf } from './card.rules';
import type { GolferState } from './golfer-state';
import type { EffectivePick } from './picks.rules';
import { sideScore } from './side-action.rules';

export interface PlayingEntry {
  readonly entryId: number;
  readonly name: string;
  readonly picks: readonly EffectivePick[];
}

/** One entry's round on the board. */
export interface EntryRound extends BallRound {
  /** The column Round; with the day's worst where a hole has no ball when the round is over. */
  readonly round: number;
  /** To par from the first round to this one. */
  readonly total: number;
  /** A hole without a ball and nobody left who could make one. */
  readonly dead: boolean;
}

export interface EntryGrade {
  readonly entryId: number;
  readonly name: string;
  /** One for each round that anybody has begun. */
  readonly rounds: readonly EntryRound[];
  readonly score: number;
  readonly holesRemaining: number;
  /** Golfers making the cut, as it stands. */
  readonly through: number;
  /** Sum to par of those. */
  readonly sideScore: number;
}

/** Rounds that count: up to the one that is on; once it is official the complete ones. */
export function countedRounds({
  begun,
  status,
  officialRounds,
  currentRound,
}: Pick<Board, 'begun' | 'status' | 'officialRounds' | 'currentRound'>): number {
  if (!begun) return 0;
  return status === 'OFFICIAL' ? officialRounds : currentRound;
}

/** No hole is left in any round, official or not yet: places, ties and prizes are what they will be. */
export const isPlayedOut = ({ status, officialRounds, tournament }: Pick<Board, 'status' | 'officialRounds' | 'tournament'>): boolean =>
  status === 'OFFICIAL' || officialRounds >= tournament.rounds;

/** What every entry has, from the holes of its golfers. */
export function gradeEntries(board: Board, entries: readonly PlayingEntry[]): EntryGrade[] {
  const count = countedRounds(board);
  const totals = entries.map(() => 0);
  const rounds = entries.map((): EntryRound[] => []);
  for (let round = 1; round <= count; round += 1) {
    const over = board.roundOver[round - 1] ?? false;
    const balls = entries.map(({ picks }) => bestBall(ballCards(board, picks, round)));
    for (const [n, score] of roundScores(balls, over).entries()) {
      const ball = balls[n];
      if (!ball) continue;
      totals[n] = (totals[n] ?? 0) + score;
      const dead = ball.balls.some((one) => one === null) && ball.holesRemaining === 0;
      rounds[n]?.push({ ...ball, round: score, total: totals[n] ?? 0, dead });
    }
  }
  return entries.map(({ entryId, name, picks }, n) => {
    const own = rounds[n] ?? [];
    const golfers = picks.flatMap(({ golferId }) => (golferId === null ? [] : (board.byId.get(golferId) ?? [])));
    const through = golfers.filter((golfer) => board.begun && isThrough(golfer, board));
    return {
      entryId,
      name,
      rounds: own,
      score: totals[n] ?? 0,
      holesRemaining: own[count - 1]?.holesRemaining ?? picks.filter(({ golferId }) => golferId !== null).length * HOLES,
      through: through.length,
      sideScore: through.reduce((sum, golfer) => sum + golferSide(golfer, board, count), 0),
    };
  });
}

export function ballCards(board: Board, picks: readonly EffectivePick[], round: number): BallCard[] {
  const over = board.roundOver[round - 1] ?? false;
  return picks.flatMap(({ golferId }) => {
    const golfer = golferId === null ? undefined : board.byId.get(golferId);
    if (!golfer) return [];
    const card = golfer.cards[round - 1];
    const pars = card?.pars ?? board.courses[0]?.pars ?? [];
    return [{ golferId: golfer.golferId, holes: card?.holes ?? NO_HOLES, pars, canPlay: plays(golfer) && !over }];
  });
}

/** His rounds to par; who left after the cut is given the day's worst for what he did not complete. */
function golferSide(golfer: GolferState, board: Board, count: number): number {
  if (plays(golfer)) return golfer.total ?? 0;
  return sideScore(
    Array.from({ length: count }, (_, n) => {
      const card = golfer.cards[n];
      const whole = card !== undefined && thruOf(card) >= HOLES;
      if (!whole && !(board.roundOver[n] ?? false)) return { toPar: card ? cardToPar(card) : 0, worst: 0 };
      return { toPar: whole ? cardToPar(card) : null, worst: worstOf(board, n) };
    }),
  );
}

function worstOf({ golfers }: Board, n: number): number {
  return golfers.reduce((worst, golfer) => {
    const card = golfer.cards[n];
    return card && completed({ cards: [card] }, 1) ? Math.max(worst, cardToPar(card)) : worst;
  }, -Infinity);
}
