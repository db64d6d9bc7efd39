import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
/**
 * The icons of a home screen and of a link's preview, drawn from the site's mark: phones take no SVG there. And the manifest that names
 * them.
 */
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Its colour goes on to the edges where a phone cuts the picture to a shape of its own. */
const GROUND = /<rect[^>]*fill="(#[0-9A-Fa-f]{6})"/;
/** What is left around the mark, in its own 32 units; a mask may cut away a fifth at each side. */
const MARGIN = { whole: 0, filled: 2, masked: 7 };

/** @typedef {{ name: string, size: number, shape: keyof typeof MARGIN }} Icon */
/** @type {readonly Icon[]} */
const ICONS = [
  { name: 'icon-192', size: 192, shape: 'whole' },
  { name: 'icon-512', size: 512, shape: 'whole' },
  { name: 'maskable-512', size: 512, shape: 'masked' },
  { name: 'touch-180', size: 180, shape: 'filled' },
];

/** @param {string} dir the shell's folder */
const markOf = (dir) => readFileSync(join(dir, 'public/mark.svg'), 'utf8');

/** @param {string} mark @param {Icon['shape']} shape */
function pictureOf(mark, shape) {
  const margin = MARGIN[shape];
  if (margin === 0) return mark;
  const ground = GROUND.exec(mark)?.[1];
  if (!ground) throw new Error('public/mark.svg has no ground, a rect that is filled with a colour');
  const [at, size] = [-margin, 32 + 2 * margin];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${at} ${at} ${size} ${size}"><rect x="${at}" y="${at}" width="${size}" height="${size}" fill="${ground}"/>${mark.replace('<svg ', '<svg width="32" height="32" ')}</svg>`;
}

/**
 * Where each icon will stand. The names hang on the mark, so they are known before anything is drawn.
 * @param {string} dir the shell's folder
 * @returns {(Icon & { asset: string, picture: string })[]}
 */
export function icons(dir) {
  const mark = markOf(dir);
  return ICONS.map((icon) => {
    const picture = pictureOf(mark, icon.shape);
    const hash = createHash('sha256').update(`${icon.size} ${picture}`).digest('hex').slice(0, 10);
    return { ...icon, picture, asset: `assets/${icon.name}.${hash}.png` };
  });
}

/** @type {Promise<void> | undefined} */
let engine;
const started = () => (engine ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/**
 * @param {string} picture @param {number} size in pixels, of both sides
 * @returns {Promise<Buffer>} a PNG
 */
export async function drawn(picture, size) {
  await started();
  return Buffer.from(new Resvg(picture, { fitTo: { mode: 'width', value: size } }).render().asPng());
}

/** @param {string} dir the shell's folder */
export function manifest(dir) {
  const mark = markOf(dir);
  const ground = GROUND.exec(mark)?.[1] ?? '#0F1D2B';
  return {
    name: 'Poolhouse',
    short_name: 'Poolhouse',
    description: 'Sports contests among friends: picks, standings and smack.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    // A link that came in a messenger is shared to the site and opens there. As a body, which the worker reads: an invitation is a secret,
    // and an address would carry it to the server.
    share_target: {
      action: '/shared',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    icons: icons(dir)
      .filter(({ shape }) => shape !== 'filled')
      .map(({ asset, size, shape }) => ({
        src: `/${asset}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(shape === 'masked' ? { purpose: 'maskable' } : {}),
      })),
  };
}

/** Puts the icons and the manifest among the shell's files. */
export class HomeScreen {
  /** @param {string} dir the shell's folder */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HomeScreen', (compilation) => {
      compilation.fileDependencies.add(join(this.dir, 'public/mark.svg'));
      compilation.hooks.processAssets.tapPromise({ name: 'HomeScreen', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, async () => {
        for (const { asset, picture, size } of icons(this.dir))
          compilation.emitAsset(asset, new sources.RawSource(await drawn(picture, size)));
        compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(manifest(this.dir))));
      });
    });
  }
}
