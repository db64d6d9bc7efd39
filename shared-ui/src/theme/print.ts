import type { CSSObject } from '@emotion/react';
import { personLight } from './person-colors';
import { light, type TokenName } from './tokens';

const grey: Partial<Record<TokenName, string>> = { line: '#BBBBBB', line2: '#888888', push: '#CCCCCC' };
const white = /^(page|surface|sunken|mast|loss|onWin|onBrand|.*Tint)$/;

/** Black on white: grounds are white, inks black. A win stays solid and a push grey, so that chips differ without colour. */
export const printTokens: Record<string, string> = Object.fromEntries([
  ...Object.keys(light).map((name) => [
    `--ph-${name}`,
    name === 'shadow' ? 'none' : (grey[name as TokenName] ?? (white.test(name) ? '#FFFFFF' : '#000000')),
  ]),
  // On paper the letters tell people apart.
  ...Object.keys(personLight).map((name) => [`--ph-person-${name}`, '#000000']),
]);

/** Where a screen marks something with `data-print`, only that is printed. */
export const printStyles: CSSObject = {
  '@media print': {
    ':root, :root[data-theme]': { ...printTokens, colorScheme: 'light' },
    body: { background: '#FFFFFF', printColorAdjust: 'exact' },
    'body:has([data-print]) *:not(:has([data-print]), [data-print], [data-print] *)': { display: 'none !important' },
    // What is printed gets the whole sheet, whatever column it stands in.
    ':has(> [data-print]), :has([data-print])': { display: 'block !important', maxWidth: 'none !important', padding: '0 !important' },
    '[data-print] :has(> table)': { overflow: 'visible !important' },
    tr: { breakInside: 'avoid' },
    // What leads elsewhere leads nowhere on paper, and nothing can be pressed on it.
    'nav, .MuiButton-root, .MuiIconButton-root, [data-paperless]': { display: 'none !important' },
  },
  // A grid of a whole season is wider than a sheet is.
  '@page wide': { size: 'landscape' },
};
