import { positionOf } from '../../sport/feeds/rules/position.rules';
import type { Game, Sport } from '../../sport/games/game';

/** How far a game's final margin strays from what was expected of it, in points: the usual figure of each sport, for the order of rows alone. */
const STRAYS: Readonly<Record<Sport, number>> = { NFL: 13.5, NCAA: 15.5, NCAAB: 11 };
/** The most that one play brings: a touchdown with two points after it, a three. */
const ONE_PLAY: Readonly<Record<Sport, number>> = { NFL: 8, NCAA: 8, NCAAB: 3 };
const QUARTERS = { count: 4, seconds: 900 };
const HALVES = { count: 2, seconds: 1200 };
/** An overtime, and the last breath of a game. */
const LEAST_LEFT = 0.02;
/** Above what any margin comes to. */
const FAR = 99;

type Played = Pick<Game, 'sport' | 'status' | 'timeLeft' | 'statusNote'>;

/** How much of a game that is on is still to be played, 0 to 1; half where its clock tells nothing. */
export function leftOf({ sport, status, timeLeft, statusNote }: Played): number {
  const at = positionOf({ status, timeLeft, note: statusNote });
  if (!at) return 0.5;
  if (at.period > QUARTERS.count) return LEAST_LEFT;
  const halves = sport === 'NCAAB';
  const { count, seconds } = halves ? HALVES : QUARTERS;
  // Halves stand where the first and the third quarter would.
  const period = halves ? Math.ceil(at.period / 2) : at.period;
  return Math.max(LEAST_LEFT, ((count - period) * seconds + Math.min(seconds, at.left ?? 0)) / (count * seconds));
}

/**
 * How far a margin is from turning, for the order of rows: below 1 where one play turns it.
 *
 * @param margin points beyond which the pick fares otherwise, of either sign
 */
export function nearness(game: Played, margin: number): number {
  const points = Math.abs(margin);
  const spreads = Math.min(FAR, points / (STRAYS[game.sport] * Math.sqrt(leftOf(game))));
  const near = points <= ONE_PLAY[game.sport] ? spreads / (FAR + 1) : 1 + spreads;
  return Math.round(near * 1000) / 1000;
}
