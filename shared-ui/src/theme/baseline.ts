import type { CSSObject } from '@emotion/react';
import { fontFaces } from './fonts';
import { personDark, personLight } from './person-colors';
import { printStyles } from './print';
import { dark, light, media, sans, token } from './tokens';

/** Never removed. Source: design/ui.md, section 1.3. */
export const focusRing = { outline: '2px solid var(--ph-ring)', outlineOffset: 2 };

const variables = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--ph-${name}`, value]));

const people = (colors: Record<string, string>) =>
  variables(Object.fromEntries(Object.entries(colors).map(([name, value]) => [`person-${name}`, value])));
const [inLight, inDark] = [
  { ...variables(light), ...people(personLight) },
  { ...variables(dark), ...people(personDark) },
];

/** Global styles: fonts, tokens per scheme, and what a bare page needs. */
export const baseline: CSSObject[] = [
  ...fontFaces,
  {
    ':root': {
      ...inLight,
      // Whoever has another ground than the page sets another one.
      '--ph-ring': token.brand,
      [media.forced]: { '--ph-ring': 'Highlight' },
      colorScheme: 'light',
      '@media (prefers-color-scheme: dark)': { '&:not([data-theme])': { ...inDark, colorScheme: 'dark' } },
    },
    ":root[data-theme='dark']": { ...inDark, colorScheme: 'dark' },
    html: {
      WebkitTextSizeAdjust: '100%',
      // How much of the edges is covered by what stays there (page/covering.ts).
      '--ph-covered': 'calc(var(--ph-stale, 0px) + var(--ph-top, 0px))',
      scrollPaddingTop: 'calc(var(--ph-covered) + 16px)',
      scrollPaddingBottom: 'calc(var(--ph-tabs, 0px) + var(--ph-bar, 0px) + 16px)',
    },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    body: {
      margin: 0,
      minHeight: '100dvh',
      font: `400 .9375rem/1.467 ${sans}`,
      fontVariantNumeric: 'tabular-nums',
      color: token.ink,
      background: token.page,
      WebkitFontSmoothing: 'antialiased',
    },
    'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
    'ul[role=list], ol[role=list]': { padding: 0, listStyle: 'none' },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
    // A long name in large letters is cut short before the page scrolls sideways.
    select: { maxWidth: '100%' },
    a: { color: token.brand },
    ':focus-visible': focusRing,
    [media.still]: { '*, *::before, *::after': { animation: 'none !important', transition: 'none !important', scrollBehavior: 'auto' } },
  },
  printStyles,
];
