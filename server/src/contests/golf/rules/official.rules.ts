import type { Format } from '../golf';
import { cardToPar } from './card.rules';
import type { GolferState } from './golfer-state';
import { cardPoints } from './stableford.rules';

/** What the tournament itself ranks by, the lower the better. Contests are graded by the strokes played, never by this. */
type Ranked = Pick<GolferState, 'cards' | 'starting'>;

/** Over the rounds up to one: strokes to par with those he started with, or his points turned round; who has not started stands at those. */
export function officialUpTo({ cards, starting }: Ranked, round: number, format: Format): number {
  const played = cards.slice(0, round);
  if (format === 'stableford') return played.reduce((sum, card) => sum - ((card && cardPoints(card)) ?? 0), 0);
  return played.reduce((sum, card) => sum + (card ? cardToPar(card) : 0), starting);
}

/** Points over all rounds; null before his first hole. */
export function pointsOf({ cards }: Pick<GolferState, 'cards'>): number | null {
  return cards.reduce<number | null>((sum, card) => {
    const own = card ? cardPoints(card) : null;
    return own === null ? sum : (sum ?? 0) + own;
  }, null);
}
