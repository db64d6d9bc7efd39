import { formatList } from '@poolhouse/contract/formats';
import { framed, LEFT } from './card-frame.rules';
import { box, INK, labelAt, textAt } from './card-parts.rules';
import { cutTo, linesOf, sizeFor } from './fit.rules';
import { widthOf } from './letter-widths.rules';
import type { RecapCard } from './recap-source';

/** Names of at most so many letters stand in the largest size. */
const SHORT_NAME = 14;
const NAME_SIZES = [116, 88, 64] as const;
/** Larger letters may go on a little above what stands below them. */
const NAME_ROOM = 568;

/** The picture of a recap. @param host where the site is: 'pool.example' */
export const cardSvg = (card: RecapCard, host: string): string =>
  framed({ ...card, host }, [headline(card), under(card), leaders(card, host)]);

/** Who won. A long name goes down in size, and then over two lines. */
function headline({ label, headline: words, says, won }: RecapCard): string {
  const sizes = [...words].length <= SHORT_NAME ? NAME_SIZES : NAME_SIZES.slice(1);
  const size = sizeFor(words, NAME_ROOM, sizes, 'SemiBold');
  const lines = linesOf(words, { room: NAME_ROOM, size, weight: 'SemiBold', most: size === 64 ? 2 : 1 });
  const first = lines.length > 1 ? 206 : 254 - Math.round((116 - size) / 4);
  return [
    labelAt(label, LEFT.x, 142),
    ...lines.map((line, n) => textAt(line, { x: LEFT.x, y: first + n * 62, size })),
    textAt(cutTo(says, LEFT.room, 44, 'SemiBold'), {
      x: LEFT.x,
      y: lines.length > 1 ? 322 : 316,
      size: 44,
      fill: won ? INK.winInk : INK.second,
    }),
  ].join('');
}

/** What stands below the rule: the picks that won, the names of several winners, or who was best. */
function under({ picks, names, best }: RecapCard): string {
  const rule = box({ x: LEFT.x, y: 358, width: LEFT.room, height: 2 }, INK.ink);
  if (names.length > 0) return rule + lines(formatList(names), 44, 412);
  if (picks.length > 0) return rule + picks.map(pick).join('');
  return best === '' ? '' : rule + labelAt('Best of the week', LEFT.x, 404) + lines(best, 36, 450);
}

const lines = (text: string, size: number, y: number): string =>
  linesOf(text, { room: LEFT.room, size, weight: 'SemiBold', most: 3 })
    .map((line, n) => textAt(line, { x: LEFT.x, y: y + n * Math.round(size * 1.15), size }))
    .join('');

/** As many stand beside each other as the narrowest columns allow; fewer have no wider ones than a quarter. */
function pick({ mark, name, note }: RecapCard['picks'][number], n: number, { length }: readonly unknown[]): string {
  const width = LEFT.room / Math.max(4, length);
  const x = LEFT.x + Math.round(n * width + (n > 0 ? 3 : 0));
  const y = mark === '' ? 408 : 446;
  const size = sizeFor(name, width - 18, [32, 28, 25], 'SemiBold');
  return [
    n > 0 ? box({ x: x - 15, y: 360, width: 1, height: y - 326 }, INK.line) : '',
    mark === '' ? '' : markBox(mark, x),
    textAt(cutTo(name, width - 18, size, 'SemiBold'), { x, y, size }),
    textAt(note, { x, y: y + 28, size: 26, weight: 'Medium', fill: INK.second }),
  ].join('');
}

const markBox = (mark: string, x: number): string =>
  box({ x, y: 374, width: 34, height: 34 }, INK.win, 6) +
  textAt(mark, { x: x + 17, y: 400, size: 24, fill: INK.surface, anchor: 'middle' });

/** Who leads the season, as many as there is room for beside the site's name. */
function leaders({ season: { after, places } }: RecapCard, host: string): string {
  const small = { y: 604, size: 26 } as const;
  const parts = [textAt(after, { ...small, x: LEFT.x, weight: 'Medium', fill: INK.second })];
  const end = 1152 - widthOf(host, 26, 'Medium') - 36;
  let x = LEFT.x + widthOf(after, 26, 'Medium') + 36;
  for (const { rank, name, figure } of places) {
    const shown = cutTo(name, 260, 26, 'Medium');
    const at = { name: x + widthOf(`${rank} `, 26, 'SemiBold'), figure: 0, next: 0 };
    at.figure = at.name + widthOf(`${shown} `, 26, 'Medium');
    at.next = at.figure + widthOf(figure, 26, 'SemiBold');
    if (at.next > end) break;
    parts.push(
      textAt(rank, { ...small, x }),
      textAt(shown, { ...small, x: at.name, weight: 'Medium', fill: INK.second }),
      textAt(figure, { ...small, x: at.figure }),
    );
    x = at.next + 36;
  }
  return parts.join('');
}
