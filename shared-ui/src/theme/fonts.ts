import type { CSSObject } from '@emotion/react';
import sansExtended from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import sansBasic from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?basic';
import medium from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2';
import mediumBasic from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2?basic';
import semibold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';
import semiboldBasic from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?basic';
import mediumExtended from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-500-normal.woff2';
import semiboldExtended from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2';
import range from './basic-range.json';

/** What the files of @fontsource hold; in each file what the one before has too, so that a browser asks only for what it draws. */
const LATIN =
  'U+A1-B6, U+B8-BC, U+BE-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2215';
const EXTENDED =
  'U+100-130, U+132-151, U+154-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const face = (family: string, weight: string, urls: readonly [basic: string, latin: string, extended: string]): CSSObject[] =>
  urls.map((url, i) => ({
    '@font-face': {
      fontFamily: family,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      fontWeight: weight,
      src: `url(${url}) format('woff2')`,
      unicodeRange: [range.basic, LATIN, EXTENDED][i],
    },
  }));

/** The three faces that all screens use: what nearly every page is written with, and the rest of Latin for the names that need it. */
export const fontFaces: CSSObject[] = [
  ...face('Instrument Sans Variable', '400 700', [sansBasic, sans, sansExtended]),
  ...face('Barlow Condensed', '500', [mediumBasic, medium, mediumExtended]),
  ...face('Barlow Condensed', '600', [semiboldBasic, semibold, semiboldExtended]),
];
