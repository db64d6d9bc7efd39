import { createHash } from 'node:crypto';
import { mostRecent } from '../../ground/memory/most-recent';
import { drawPng } from './draw-card';

const KEPT = 40;

/** A drawn card, and what it is known by: another card has another tag. */
export interface DrawnCard {
  png: Buffer;
  tag: string;
}

/** Draws each card once. One of what is over stays the same, so that a link which goes around a pool draws one picture, and a correction another. */
export class CardMemory {
  private readonly drawn = mostRecent<Promise<DrawnCard>>(KEPT);

  draw(svg: string): Promise<DrawnCard> {
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 27);
    let known = this.drawn.get(tag);
    if (!known) {
      known = drawPng(svg).then((png) => ({ png, tag }));
      this.drawn.set(tag, known);
      known.catch(() => this.drawn.delete(tag));
    }
    return known;
  }

  /** As a page shows it without asking for another file. */
  async inline(svg: string): Promise<string> {
    return `data:image/png;base64,${(await this.draw(svg)).png.toString('base64')}`;
  }
}
