import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import { textAt } from './card-parts.rules';
import { cardSvg } from './card-picture.rules';
import { drawPng } from './draw-card';
import { cutTo, linesOf } from './fit.rules';
import { widthOf } from './letter-widths.rules';
import { aCard } from './testing/card.fixture';

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
