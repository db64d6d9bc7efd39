import type { CSSObject } from '@emotion/react';
import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import mediumUrl from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2';
import semiboldUrl from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';

const face = (family: string, weight: string, url: string): CSSObject => ({
  '@font-face': { fontFamily: family, fontStyle: 'normal', fontDisplay: 'swap', fontWeight: weight, src: `url(${url}) format('woff2')` },
});

/** The three files that all screens use; latin only. */
export const fontFaces = [
  face('Instrument Sans Variable', '400 700', sansUrl),
  face('Barlow Condensed', '500', mediumUrl),
  face('Barlow Condensed', '600', semiboldUrl),
];
