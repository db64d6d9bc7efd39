import { createHash } from 'node:crypto';
import { mostRecent } from '../../ground/memory/most-recent';
import { cardSvg } from './card-picture.rules';
import { drawPng } from './draw-card';
import type { RecapCard } from './recap-source';

const KEPT = 40;

/** A drawn card, and what it is known by: another card has another tag. */
export interface DrawnCard {
  png: Buffer;
  tag: string;
}

/** Draws each card once. A week's stays the same, so that a link which goes around a pool draws one picture, and a correction another. */
export class CardMemory {
  private readonly drawn = mostRecent<Promise<DrawnCard>>(KEPT);

  /** @param host where the site is: 'pool.example' */
  draw(card: RecapCard, host: string): Promise<DrawnCard> {
    const svg = cardSvg(card, host);
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 27);
    let known = this.drawn.get(tag);
    if (!known) {
      known = drawPng(svg).then((png) => ({ png, tag }));
      this.drawn.set(tag, known);
      known.catch(() => this.drawn.delete(tag));
    }
    return known;
  }
}
