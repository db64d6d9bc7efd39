import { sum } from '../../standings/shares.rules';
import { bestBall, isWhole, type BallCard, type BallRound } from '../rules/best-ball.rules';
import { NO_HOLES } from '../rules/card.rules';

/** A golfer who may be drawn of a group, with his card of a round; undefined for one who did not play it. */
export interface Drawn {
  readonly share: number;
  readonly card: BallCard | undefined;
}

/**
 * What one golfer of each group, drawn by these shares, brings on average in a round. Exact: hole by hole from how likely each ball is to be
 * the best. Only fours that have no ball somewhere are looked at one by one, and those have nobody who played the whole round.
 *
 * @param score what a best ball counts, with the day's worst where a hole has no ball
 */
export function anyRound(groups: readonly (readonly Drawn[])[], score: (ball: BallRound) => number): number {
  const holes = NO_HOLES.map((_, hole) => expectedBall(groups, hole));
  const short = foursOf(groups.map(unfinished)).map(({ share, cards }) => {
    const ball = bestBall(cards);
    return isWhole(ball) ? 0 : share * (score(ball) - ball.sum);
  });
  return sum(holes) + sum(short);
}

const toParOf = ({ card }: Drawn, hole: number): number => {
  const strokes = card?.holes[hole];
  return card === undefined || strokes === null || strokes === undefined ? Infinity : strokes - (card.pars[hole] ?? strokes);
};

/** The lowest of the groups' balls on a hole, on average; a hole without a ball counts nothing. */
function expectedBall(groups: readonly (readonly Drawn[])[], hole: number): number {
  const balls = groups.map((group) => group.map((one) => ({ share: one.share, toPar: toParOf(one, hole) })));
  const levels = [...new Set(balls.flat().map(({ toPar }) => toPar))].filter((toPar) => toPar < Infinity);
  /** How likely it is that none of them is below. */
  const above = (is: (toPar: number) => boolean): number =>
    balls.reduce((all, group) => all * sum(group.filter(({ toPar }) => is(toPar)).map(({ share }) => share)), 1);
  return sum(levels.map((level) => level * (above((toPar) => toPar >= level) - above((toPar) => toPar > level))));
}

/** Those who did not play the whole round, each card once: nearly all of them have an empty one. */
function unfinished(group: readonly Drawn[]): Drawn[] {
  const byCard = new Map<string, Drawn>();
  for (const { share, card } of group) {
    if (card && card.holes.every((strokes) => strokes !== null)) continue;
    const played = card?.holes.map((strokes, n) => (strokes === null ? '' : strokes - (card.pars[n] ?? strokes))).join() ?? NO_BALL;
    const known = byCard.get(played);
    byCard.set(played, { card, share: share + (known?.share ?? 0) });
  }
  return [...byCard.values()];
}

const NO_BALL = NO_HOLES.map(() => '').join();

const foursOf = (groups: readonly (readonly Drawn[])[]): { share: number; cards: readonly BallCard[] }[] =>
  groups.reduce<{ share: number; cards: readonly BallCard[] }[]>(
    (fours, group) =>
      fours.flatMap((four) =>
        group.map(({ share, card }) => ({ share: four.share * share, cards: card ? [...four.cards, card] : four.cards })),
      ),
    [{ share: 1, cards: [] }],
  );
