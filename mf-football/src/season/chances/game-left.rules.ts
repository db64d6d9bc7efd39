import type { FootballScoreRow, Sport } from '@poolhouse/contract';

/** By how many points games end away from their line: the root of the mean square, of the recorded seasons of each league. */
const SPREAD: Record<Sport, number> = { NFL: 13.2, NCAA: 15.9, NCAAB: 11 };
const QUARTER = 15;
const REGULATION = 4 * QUARTER;

/** What is known of a game that is on, for drawing its end. Points are the home side's. */
export interface GameLeft {
  /** Points by which the home side leads. */
  readonly lead: number;
  /** Points that the line still expects it to gain. */
  readonly drift: number;
  /** Root of the mean square of what comes instead. */
  readonly spread: number;
}

const minutes = (clock: string): number => {
  const [whole = 0, seconds = 0] = clock.split(':').map(Number);
  return whole + seconds / 60 || 0;
};

/** The share of a game that is left, 1 before its first play; overtime counts as what its clock says of an hour. */
export function shareLeft({ status, timeLeft }: Pick<FootballScoreRow, 'status' | 'timeLeft'>): number {
  if (status === 'Halftime') return 0.5;
  // A pause has no clock.
  const clock = Math.min(QUARTER, minutes(timeLeft));
  if (status.startsWith('OT')) return clock / REGULATION;
  const quarter = Number(/^Q([1-4])$/.exec(status)?.[1] ?? 0);
  return quarter === 0 ? 1 : ((4 - quarter) * QUARTER + clock) / REGULATION;
}

/** What is left of a game that kicked off. */
export function gameLeft(game: FootballScoreRow): GameLeft {
  const share = shareLeft(game);
  return {
    lead: (game.score2 ?? 0) - (game.score1 ?? 0),
    drift: -(game.Spread2 ?? 0) * share,
    spread: SPREAD[game.SportAbbrev] * Math.sqrt(share),
  };
}
