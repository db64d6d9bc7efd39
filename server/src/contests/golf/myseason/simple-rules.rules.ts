import { sum } from '../../standings/shares.rules';
import { bestBall, roundScores, type BallCard, type BallRound } from '../rules/best-ball.rules';
import type { Board } from '../rules/board.rules';
import { ballCards, countedRounds } from '../rules/grade.rules';
import { ableAt, effectivePicks, groupLists, placesOf, replacementOf, type EffectivePick, type FieldPlace } from '../rules/picks.rules';
import { anyRound, type Drawn } from './any-four.rules';

/** What simple rules would have brought in a tournament, to par. */
export interface RuleScores {
  /** The golfer of each group whom most entries had picked. */
  readonly crowd: number;
  /** The first of each group's list. */
  readonly favorites: number;
  /** The house picks. */
  readonly house: number;
  /** Any golfer of each group who could be picked, all alike: on average. */
  readonly random: number;
}

/** What an entry played with, and what it had in each round, as it was frozen. */
export interface PlayedFour {
  readonly golfers: readonly { readonly golferId: number; readonly house: boolean }[];
  readonly rounds: readonly number[];
}

/**
 * By the cards as they stand, graded beside everybody else's. Undefined where these bring some entry another score than it has: cards that
 * were corrected after the result, or golfers of whom nothing is kept, make no fair rule beside it. So does a group without anybody in it.
 *
 * @param board of a tournament that is official @param lockAt epoch ms
 */
export function ruleScores(board: Board, lockAt: number, played: readonly PlayedFour[]): RuleScores | undefined {
  const lists = groupLists(placesOf(board));
  if (lists.some((list) => ableAt(list, lockAt).length === 0)) return undefined;
  const days = daysOf(board, played);
  if (!days.every(({ asFrozen }) => asFrozen) || played.some(({ rounds }) => rounds.length !== days.length)) return undefined;
  const scoreOf = (wanted: readonly (number | null)[]): number => {
    const four = effectivePicks(wanted, lists.flat(), lockAt);
    return sum(days.map((day) => day.score(bestBall(ballCards(board, four, day.round)))));
  };
  return {
    crowd: scoreOf(crowdOf(lists, played)),
    favorites: scoreOf(lists.map((list) => ableAt(list, lockAt)[0]?.golferId ?? null)),
    house: scoreOf(lists.map(() => null)),
    random: sum(
      days.map((day) =>
        anyRound(
          lists.map((list) => drawnOf(list, lockAt, (golferId) => ballCards(board, [pickOf(golferId)], day.round)[0])),
          day.score,
        ),
      ),
    ),
  };
}

interface Day {
  readonly round: number;
  /** Whether the cards bring everybody what was frozen. */
  readonly asFrozen: boolean;
  /** What four more would have had in it. */
  score(ball: BallRound): number;
}

function daysOf(board: Board, played: readonly PlayedFour[]): Day[] {
  return Array.from({ length: countedRounds(board) }, (_, n): Day => {
    const round = n + 1;
    const over = board.roundOver[n] ?? false;
    const balls = played.map(({ golfers }) =>
      bestBall(
        ballCards(
          board,
          golfers.map(({ golferId }) => pickOf(golferId)),
          round,
        ),
      ),
    );
    return {
      round,
      asFrozen: roundScores(balls, over).every((score, entry) => score === played[entry]?.rounds[n]),
      score: (ball) => roundScores([...balls, ball], over).at(-1) ?? 0,
    };
  });
}

const pickOf = (golferId: number | null): EffectivePick => ({ slot: 0, golferId, house: false, insteadOf: null });

/** Of each group whom most picked by themselves, of several the one higher up the list; null where nobody picked, as the house gave him then. */
function crowdOf(lists: readonly (readonly FieldPlace[])[], played: readonly PlayedFour[]): (number | null)[] {
  const times = new Map<number, number>();
  for (const { golfers } of played)
    for (const { golferId, house } of golfers) if (!house) times.set(golferId, (times.get(golferId) ?? 0) + 1);
  return lists.map((list) => {
    const most = Math.max(0, ...list.map(({ golferId }) => times.get(golferId) ?? 0));
    return most === 0 ? null : (list.find(({ golferId }) => times.get(golferId) === most)?.golferId ?? null);
  });
}

/** Each golfer of a group who could be picked, all alike; for who withdrew before the first stroke the one who plays instead. */
function drawnOf(list: readonly FieldPlace[], lockAt: number, cardOf: (golferId: number | null) => BallCard | undefined): Drawn[] {
  const able = ableAt(list, lockAt);
  return able.map(({ golferId, withdrawnAt }) => ({
    share: 1 / able.length,
    card: cardOf(withdrawnAt === null ? golferId : replacementOf(list, golferId)),
  }));
}
