import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** What nearly every text is written with; reading a font takes as long as drawing with it, so the rest of Latin comes where it is needed. */
const LATIN = ['latin-500', 'latin-600'];
const EXTENDED = ['latin-ext-500', 'latin-ext-600'];
const IS_EXTENDED = /[\u0100-\u02ff\u1e00-\u1fff]/;

interface Engine {
  draw(svg: string): Buffer;
}

let engine: Promise<Engine> | undefined;

/**
 * Draws SVG as PNG. Its text is written in the font of the site's pages, and nothing of the machine's own is looked at. The library,
 * compiled code of 2.5 MB, is started with the first picture.
 */
export async function drawPng(svg: string): Promise<Buffer> {
  return (await (engine ??= startEngine())).draw(svg);
}

async function startEngine(): Promise<Engine> {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const folder = join(dirname(require.resolve('@fontsource/barlow-condensed/package.json')), 'files');
  const read = (names: readonly string[]) =>
    names.map((name) => new Uint8Array(readFileSync(join(folder, `barlow-condensed-${name}-normal.woff2`))));
  const [latin, extended] = [read(LATIN), read(EXTENDED)];
  return { draw: (svg) => drawWith(svg, IS_EXTENDED.test(svg) ? [...latin, ...extended] : latin) };
}

/** What the library keeps outside of JavaScript's memory is given back by hand. */
function drawWith(svg: string, fontBuffers: Uint8Array[]): Buffer {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false, fontBuffers, defaultFontFamily: 'Barlow Condensed Medium' } });
  try {
    const image = picture.render();
    try {
      return Buffer.from(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    picture.free();
  }
}
