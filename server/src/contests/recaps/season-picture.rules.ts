import { framed, LEFT } from './card-frame.rules';
import { box, INK, textAt } from './card-parts.rules';
import { cutTo, sizeFor } from './fit.rules';
import { widthOf } from './letter-widths.rules';
import type { CardCell, SeasonCard } from './recap-source';

/** Cells of a week stand below each other, weeks beside each other: wide enough to be read, and as narrow as all of them need. */
const WEEK = { most: 36, gap: 4 } as const;
/** Of more than eighteen weeks the letters are smaller, and nothing stands below the cells. */
const NARROW = LEFT.room / 18;
/** As high as a few weeks' cells may be, and all of a week's together. */
const CELL = { most: 42, all: 150, gap: 4, first: 358 } as const;
const NOTE = { first: 26, step: 22 } as const;

const FACES: Readonly<Record<CardCell, { ground: string; ink: string }>> = {
  W: { ground: INK.winTint, ink: INK.winInk },
  L: { ground: INK.lossTint, ink: INK.lossInk },
  P: { ground: INK.pushTint, ink: INK.pushInk },
  C: { ground: INK.pushTint, ink: INK.pushInk },
  T: { ground: INK.pushTint, ink: INK.pushInk },
  '': { ground: INK.page, ink: INK.second },
};
const PERFECT = { ground: INK.win, ink: INK.surface } as const;

/** The picture of a player's season. @param host where the site is: 'pool.example' */
export function seasonSvg(card: SeasonCard, host: string): string {
  const step = Math.min(WEEK.most, LEFT.room / Math.max(1, card.weeks.length));
  return framed({ ...card, host }, [
    head(card),
    box({ x: LEFT.x, y: 318, width: LEFT.room, height: 2 }, INK.ink),
    ...card.weeks.map((week, n) => column(week, LEFT.x + n * step, step)),
    textAt(cutTo(card.sum, 1152 - LEFT.x - widthOf(host, 26, 'Medium') - 36, 26, 'Medium'), {
      ...{ x: LEFT.x, y: 604, size: 26, weight: 'Medium', fill: INK.second },
    }),
  ]);
}

/** Whose season it is, where they stand, and with what. */
function head({ name, place, among, record, says }: SeasonCard): string {
  const size = sizeFor(name, LEFT.room, [44, 36, 32], 'SemiBold');
  const small = sizeFor(says, LEFT.room, [26, 23, 21], 'Medium');
  return [
    textAt(cutTo(name, LEFT.room, size, 'SemiBold'), { x: LEFT.x, y: 126, size }),
    textAt(place, { x: LEFT.x, y: 226, size: 104 }),
    textAt(among, { x: LEFT.x + widthOf(place, 104, 'SemiBold') + 16, y: 226, size: 44, weight: 'Medium', fill: INK.second }),
    textAt(record, { x: LEFT.x, y: 270, size: 34 }),
    textAt(cutTo(says, LEFT.room, small, 'Medium'), { x: LEFT.x, y: 302, size: small, weight: 'Medium', fill: INK.second }),
  ].join('');
}

function column({ week, cells, letters = cells, notes = [], wins, perfect }: SeasonCard['weeks'][number], x: number, step: number): string {
  const width = step - WEEK.gap;
  const middle = x + width / 2;
  const high = Math.min(CELL.most, CELL.all / Math.max(1, cells.length));
  const end = CELL.first + cells.length * high;
  const at = (y: number, size: number) => ({ x: middle, y, size, anchor: 'middle' }) as const;
  return [
    textAt(String(week), { ...at(346, Math.min(20, Math.floor((20 * step) / NARROW))), weight: 'Medium', fill: INK.second }),
    ...cells.map((face, n) =>
      cell({ face, letter: letters[n] ?? '' }, { x, y: CELL.first + n * high, width, height: high - CELL.gap }, perfect),
    ),
    ...(step < NARROW ? [] : notes).map((note, n) =>
      textAt(note, { ...at(end + NOTE.first + n * NOTE.step, 17), weight: 'Medium', fill: INK.second }),
    ),
    ...(wins === null ? [] : [textAt(String(wins), { ...at(536, 24), fill: perfect ? INK.winInk : INK.ink })]),
  ].join('');
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function cell({ face, letter }: { face: CardCell; letter: string }, place: Place, perfect: boolean): string {
  const { ground, ink } = perfect ? PERFECT : FACES[face];
  const size = Math.min(18, place.height - 8, Math.floor(0.7 * place.width));
  const text = { x: place.x + place.width / 2, y: place.y + place.height / 2 + 0.38 * size, size, fill: ink, anchor: 'middle' } as const;
  // Of many teams' weeks the color alone is left.
  return box(place, ground, 4) + (size < 9 ? '' : textAt(letter, text));
}
