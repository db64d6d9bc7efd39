import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import { icons } from './icons.mjs';
import { publicFiles } from './public-files.mjs';

/** Fonts that the first paint uses; the other weight may come later. */
const firstFonts = [/instrument-sans-latin-wght-normal\./, /barlow-condensed-latin-600-normal\./];

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
      const fonts = firstFonts.flatMap((font) => files.filter((file) => file.endsWith('.woff2') && font.test(file)));
      const own = Object.fromEntries(publicFiles(dir).map(({ name, asset }) => [name, `/${asset}`]));
      return {
        fonts: fonts.map((file) => `/${file}`),
        themeInit: own['theme-init.js'],
        askEarly: own['ask-early.js'],
        mark: own['mark.svg'],
        icon: Object.fromEntries(icons(dir).map(({ name, asset }) => [name, `/${asset}`])),
      };
    },
  });
}
