import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';

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
      const find = (/** @type {RegExp} */ pattern) => `/${files.find((file) => pattern.test(file)) ?? ''}`;
      return { fonts: fonts.map((file) => `/${file}`), themeInit: find(/theme-init\./), mark: find(/mark\.[^/]*svg$/) };
    },
  });
}
