import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { filesOfChunks } from './door-budget.mjs';
import { icons } from './icons.mjs';
import { publicFiles } from './public-files.mjs';
import { sharedModules } from './shared-modules.mjs';
import { supportedWords } from './supported.mjs';

/** Fonts that each page draws with; what few names need beside them comes when it is drawn. */
const firstFonts = [/instrument-sans-latin-wght-normal-basic\./, /barlow-condensed-latin-\d+-normal-basic\./];

/** Parts of the page that ask-early.js may fetch beside its first script, by the chunks that they are made of. */
const parts = /** @type {Record<string, string[]>} */ ({
  door: ['door'],
  site: ['site'],
  home: ['home', 'signed-in'],
  federation: ['federation'],
  ...Object.fromEntries(sharedModules.map(({ key }) => [key, [`kit-${key.split('/').at(-1)}`]])),
});

/** @param {import('webpack').Compilation} compilation @returns {Record<string, string[]>} addresses of scripts by part; the first script's are left out */
function partFiles(compilation) {
  const first = new Set(filesOfChunks(compilation, ['shell']));
  const named = Object.entries(parts).map(([part, chunks]) => [
    part,
    filesOfChunks(compilation, chunks).filter((file) => !first.has(file)),
  ]);
  return Object.fromEntries(named.flatMap(([part, files]) => (files?.length ? [[part, [...files].map((file) => `/${file}`)]] : [])));
}

/** @param {string} dir the shell's folder */
export function shellPage(dir) {
  return new HtmlWebpackPlugin({
    template: join(dir, 'src/index.html'),
    filename: 'index.html',
    inject: 'head',
    scriptLoading: 'defer',
    minify: false,
    templateParameters: (compilation) => {
      const files = Object.keys(compilation.assets);
      const fonts = firstFonts.flatMap((font) => files.filter((file) => file.endsWith('.woff2') && font.test(file)).sort());
      const own = Object.fromEntries(publicFiles(dir).map(({ name, asset }) => [name, `/${asset}`]));
      return {
        fonts: fonts.map((file) => `/${file}`),
        themeInit: own['theme-init.js'],
        askEarly: own['ask-early.js'],
        oldBrowser: own['old-browser.js'],
        supported: supportedWords(),
        parts: JSON.stringify(partFiles(compilation)).replaceAll('"', '&quot;'),
        mark: own['mark.svg'],
        icon: Object.fromEntries(icons(dir).map(({ name, asset }) => [name, `/${asset}`])),
      };
    },
  });
}
