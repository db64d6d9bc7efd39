import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A font file of the shell's build: what nearly every page is written with, the rest of Latin, and what few names need. */
const FONT = /^(barlow-condensed|instrument-sans)-(latin|latin-ext)-(\d+|wght)-normal(-basic)?\.[\w-]+\.woff2$/;
const FAMILIES: Readonly<Record<string, string>> = {
  'barlow-condensed': 'Barlow Condensed',
  'instrument-sans': 'Instrument Sans Variable',
};

/** A family of each range, named in a row by whoever uses them, so that a browser fetches only what it draws. */
const rangeOf = (latin: string | undefined, basic: string | undefined): string => {
  if (basic !== undefined) return '';
  return latin === 'latin' ? ' Latin' : ' Extended';
};

/** The kit's fonts as a style sheet, for pages that the server writes itself; their files have another name with each build. */
export function fontFaces(shell: string): string {
  return fontFiles(shell)
    .map((file) => {
      const [, name = '', latin, weight, basic] = FONT.exec(file) ?? [];
      const family = `${FAMILIES[name]}${rangeOf(latin, basic)}`;
      const weights = weight === 'wght' ? '400 700' : weight;
      return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(/assets/${file}) format('woff2')}\n`;
    })
    .join('');
}

/** None while nothing is built. */
function fontFiles(shell: string): string[] {
  try {
    return readdirSync(join(shell, 'assets'))
      .filter((file) => FONT.test(file))
      .sort();
  } catch {
    return [];
  }
}
