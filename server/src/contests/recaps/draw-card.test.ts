import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import { textAt } from './card-parts.rules';
import { cardSvg } from './card-picture.rules';
import { drawPng } from './draw-card';
import { cutTo, linesOf } from './fit.rules';
import { widthOf } from './letter-widths.rules';
import type { CardCell, SeasonCard } from './recap-source';
import { seasonSvg } from './season-picture.rules';
import { aCard, aSeasonCard } from './testing/card.fixture';

const HOST = 'pool.example';
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const textsOf = (svg: string) => [...svg.matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)].map(([, size, text]) => [Number(size), text]);
const svgOf = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="100">${inner}</svg>`;

describe('the picture of a recap', () => {
  it('is a PNG of the size that messengers show, in which the words stand', async () => {
    const [drawn, other] = [await drawPng(cardSvg(aCard(), HOST)), await drawPng(cardSvg(aCard({ headline: 'Sack Lunch' }), HOST))];
    expect(drawn.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(drawn)).toEqual([1200, 630]);
    // Without its font a text is drawn as nothing at all.
    expect(drawn.equals(other)).toBe(false);
    expect(await drawPng(cardSvg(aCard(), HOST))).toEqual(drawn);
  });

  it('goes down in size for a long name, then over two lines, and writes what people typed as text', () => {
    const size = (headline: string) =>
      textsOf(cardSvg(aCard({ headline }), HOST)).find(([, text]) => headline.startsWith(String(text)))?.[0];
    expect(['Mendoza Line', 'Sixteen Letters!', 'The Very Long Name of an Entry'].map(size)).toEqual([116, 88, 64]);
    expect(cardSvg(aCard({ headline: '<script>"&', pool: '<b>' }), HOST)).toContain('&lt;script&gt;&quot;&amp;');
  });

  it('closes up where a part did not happen, and has no more than three', () => {
    const { facts } = aCard();
    const titles = (of: typeof facts) =>
      textsOf(cardSvg(aCard({ facts: of }), HOST)).filter(([, text]) => facts.some(({ head }) => head === text));
    expect(titles(facts.slice(2))).toHaveLength(1);
    expect(titles([...facts, ...facts])).toHaveLength(3);
    expect(cardSvg(aCard({ facts: facts.slice(2) }), HOST)).toContain('y="182"');
  });

  it.each(['Medium', 'SemiBold'] as const)('knows how wide the letters of %s are', async (weight) => {
    await drawPng(svgOf(''));
    const font = join(dirname(require.resolve('@fontsource/barlow-condensed/package.json')), 'files');
    const file = readFileSync(join(font, `barlow-condensed-latin-${weight === 'Medium' ? 500 : 600}-normal.woff2`));
    for (const text of ['Mendoza Line', 'Okafor’s Eleven, 42–7', 'WIMBLEDON −3.5 & more…', 'Élodie Überall']) {
      const picture = new Resvg(svgOf(textAt(text, { x: 10, y: 60, size: 50, weight })), {
        font: { loadSystemFonts: false, fontBuffers: [new Uint8Array(file)] },
      });
      const drawn = picture.getBBox()?.width ?? 0;
      picture.free();
      expect(drawn).toBeGreaterThan(0.95 * widthOf(text, 50, weight));
      expect(drawn).toBeLessThanOrEqual(widthOf(text, 50, weight) + 1);
    }
  });

  it('cuts what has no room', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcXYZ 0189&’–−…é'), maxLength: 60 }),
        fc.integer({ min: 40, max: 600 }),
        (text, room) => {
          const cut = cutTo(text, room, 36, 'SemiBold');
          expect(widthOf(cut, 36, 'SemiBold')).toBeLessThanOrEqual(Math.max(room, widthOf('…', 36, 'SemiBold')));
          expect(cut === text || cut.endsWith('…')).toBe(true);
          const all = linesOf(text, { room, size: 36, weight: 'SemiBold', most: 3 });
          expect(all.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});

describe('the picture of a season', () => {
  const boxesOf = (svg: string) =>
    [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="26"/g)].map(([, ...place]) => place.map(Number));

  it('says whose it is, where they stand, and what a coin does', async () => {
    const svg = seasonSvg(aSeasonCard(), HOST);
    const texts = textsOf(svg).map(([, text]) => text);
    for (const text of ['Rusty Nail', '2nd', 'of 14', '43–32, 57.3%', 'Sack Lunch', '13 coins of 100 do as well', HOST])
      expect(texts).toContain(text);
    expect(texts.filter((text) => text === 'P')).toHaveLength(1);
    const drawn = await drawPng(svg);
    expect(sizeOf(drawn)).toEqual([1200, 630]);
    expect(drawn.equals(await drawPng(seasonSvg(aSeasonCard({ place: 'T3' }), HOST)))).toBe(false);
  });

  it('writes other letters into the cells where there are some, and of many columns no note below', () => {
    const column = (week: number) => ({ week, cells: ['W'] as const, letters: ['12'], notes: ['−46'], wins: null, perfect: false });
    const textsIn = (count: number) =>
      textsOf(seasonSvg(aSeasonCard({ weeks: Array.from({ length: count }, (_, n) => column(n + 1)) }), HOST));
    const count = (of: ReturnType<typeof textsIn>, wanted: string) => of.filter(([, text]) => text === wanted).length;
    const few = textsIn(10);
    expect([count(few, '12'), count(few, 'W'), count(few, '−46')]).toEqual([10, 0, 10]);
    const many = textsIn(35);
    expect(count(many, '−46')).toBe(0);
    const [size] = many.find(([, text]) => text === '35')!;
    expect(widthOf('35', Number(size), 'Medium')).toBeLessThan(544 / 35);
  });

  it('writes what people typed as text, within its own half', () => {
    const long = 'W'.repeat(40);
    const svg = seasonSvg(aSeasonCard({ name: `<b>${long}`, says: `98 points won, 12 wins behind ${long}`, sum: long.repeat(3) }), HOST);
    expect(svg).toContain('&lt;b&gt;');
    for (const [size, text] of textsOf(svg).filter(([, text]) => String(text).endsWith('…')))
      expect(widthOf(String(text), Number(size), 'Medium')).toBeLessThanOrEqual(980);
    expect(textsOf(svg).filter(([, text]) => String(text).endsWith('…'))).toHaveLength(3);
  });

  it('has a cell for every pick of three to thirty weeks, none over another and all beside the facts', () => {
    const cell = fc.constantFrom<CardCell>('W', 'L', 'P', '');
    const week = fc.array(cell, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(week, { minLength: 3, maxLength: 30 }), (all) => {
        const weeks: SeasonCard['weeks'] = all.map((cells, n) => ({
          week: n + 1,
          cells,
          wins: 0,
          perfect: cells.every((one) => one === 'W'),
        }));
        const boxes = boxesOf(seasonSvg(aSeasonCard({ weeks }), HOST));
        expect(boxes).toHaveLength(5 * weeks.length);
        for (const [n, [x = 0, y = 0, width = 0]] of boxes.entries()) {
          const [nextX = 640, nextY] = boxes[n + 5] ?? [];
          expect(x + width).toBeLessThan(nextX);
          if (nextY !== undefined) expect(nextY).toBe(y);
          expect(y + 26).toBeLessThanOrEqual(504);
        }
      }),
    );
  });
});
