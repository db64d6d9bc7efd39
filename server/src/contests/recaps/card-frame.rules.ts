import { box, INK, labelAt, markAt, textAt } from './card-parts.rules';
import { cutTo, sizeFor } from './fit.rules';
import { widthOf } from './letter-widths.rules';
import type { CardFact } from './recap-source';

/** The size that messengers show whole, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The column of what it is about. */
export const LEFT = { x: 48, room: 544 } as const;
const RIGHT = { x: 681, room: 471 } as const;
const FACTS = 3;
const FACT_HEIGHT = 139;

interface Frame {
  pool: string;
  when: string;
  facts: readonly CardFact[];
  /** Where the site is: 'pool.example'. */
  host: string;
}

/** What all cards have in common around their own parts: the bar above, facts at the right, and the rule below. SVG that names no font but the site's. */
export function framed({ pool, when, facts, host }: Frame, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    box({ x: 0, y: 0, width: CARD.width, height: CARD.height }, INK.surface),
    box({ x: 640, y: 76, width: 560, height: 481 }, INK.page),
    box({ x: 640, y: 76, width: 1, height: 481 }, INK.line),
    masthead(pool, when),
    ...parts,
    ...facts.slice(0, FACTS).map(fact),
    box({ x: 0, y: 556, width: CARD.width, height: 2 }, INK.ink),
    textAt(host, { x: 1152, y: 604, size: 26, weight: 'Medium', fill: INK.second, anchor: 'end' }),
    '</svg>',
  ].join('');
}

function masthead(pool: string, when: string): string {
  const room = 1152 - 102 - 40 - widthOf(when, 28, 'Medium');
  return [
    box({ x: 0, y: 0, width: CARD.width, height: 76 }, INK.mast),
    markAt(47, 18, 40),
    textAt(cutTo(pool, room, 34, 'SemiBold'), { x: 102, y: 51, size: 34, fill: INK.onMast }),
    textAt(when, { x: 1152, y: 48, size: 28, weight: 'Medium', fill: INK.onMastSecond, anchor: 'end' }),
  ].join('');
}

function fact({ title, head, text }: CardFact, n: number): string {
  const top = n * FACT_HEIGHT;
  const size = sizeFor(head, RIGHT.room, [36, 32, 28], 'SemiBold');
  return [
    n > 0 ? box({ x: RIGHT.x, y: 99 + top, width: RIGHT.room, height: 1 }, INK.line) : '',
    labelAt(title, RIGHT.x, 142 + top),
    textAt(cutTo(head, RIGHT.room, size, 'SemiBold'), { x: RIGHT.x, y: 182 + top, size }),
    factText(text, top),
  ].join('');
}

function factText(text: string, top: number): string {
  const size = sizeFor(text, RIGHT.room, [26, 23, 21], 'Medium');
  return textAt(cutTo(text, RIGHT.room, size, 'Medium'), { x: RIGHT.x, y: 213 + top, size, weight: 'Medium', fill: INK.second });
}
