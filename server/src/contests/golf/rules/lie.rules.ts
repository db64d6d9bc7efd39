import type { Point, Shot } from './shots.rules';

/** What a ball lies on. */
export type Lie = 'fairway' | 'rough' | 'green' | 'sand' | 'water';

const WORDS: readonly (readonly [Lie, RegExp])[] = [
  ['sand', /bunker|sand|^(OST|OGS|EG\d)$/i],
  ['water', /^(?!.*(front|back|short|edge) of).*(water|lake|pond|creek|ocean|hazard|penalty area)|^OWA$/i],
  ['fairway', /fairway|^(OFW|ELF|ERF)$/i],
  ['rough', /rough|^(ORO|OIR|ELR|ERR|ELI|ERI)$/i],
  ['green', /^(green|OGR)$/i],
];

/** What a feed's word or code for a place means; null for those that tell nothing of the ground. */
export function lieOf(place: string): Lie | null {
  return WORDS.find(([, words]) => words.test(place))?.[0] ?? null;
}

export interface Ball {
  readonly lie: Lie;
  readonly at: Point;
}

/**
 * Where the balls of one golfer on one hole came to rest, and on what. Feeds tell of a stroke's end only roughly ('unknown' of each green
 * and lake): what the next stroke was played from is asked first.
 */
export function ballsAtRest(strokes: readonly Shot[]): Ball[] {
  const played = strokes.filter(({ t, frac }) => t !== 'V' && t !== 'P' && !frac);
  return played.flatMap(({ b, to, cup }, n) => {
    const lie = lieOf(played[n + 1]?.from ?? '') ?? lieOf(to);
    return b && !cup && lie && (b.x !== 0 || b.y !== 0) ? [{ lie, at: b }] : [];
  });
}
