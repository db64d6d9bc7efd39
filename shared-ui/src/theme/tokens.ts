/** Colours by meaning, per scheme. Contrast of every pair was measured (WCAG 2): text 4.5 or more, graphics 3 or more. */
export const light = {
  page: '#F2F1EB',
  surface: '#FFFFFF',
  sunken: '#F8F7F3',
  ink: '#131C26',
  ink2: '#485462',
  ink3: '#5F6A76',
  line: '#E4E2D9',
  line2: '#CFCCC0',
  ctl: '#7F878F',
  rule: '#131C26',
  brand: '#1E4AC4',
  onBrand: '#FFFFFF',
  brandTint: '#E7EDFC',
  brandInk: '#16389A',
  win: '#156C3C',
  onWin: '#FFFFFF',
  winTint: '#DFF2E6',
  winInk: '#0E5730',
  loss: '#B0251D',
  onLoss: '#FFFFFF',
  lossTint: '#FBE4E1',
  lossInk: '#8E1B15',
  push: '#F0B429',
  onPush: '#2A1C00',
  pushTint: '#FBEFCF',
  pushInk: '#704800',
  live: '#B4126A',
  liveTint: '#FBE3F0',
  under: '#BE241B',
  over: '#1C4F7C',
  mast: '#0F1D2B',
  onMast: '#F4F6F8',
  onMast2: '#AEBCCA',
  mastFocus: '#8FB4FF',
  mastLive: '#FF7FBB',
  shadow: '0 1px 2px rgba(19,28,38,.08), 0 12px 32px rgba(19,28,38,.16)',
} as const;

export type TokenName = keyof typeof light;

export const dark: Record<TokenName, string> = {
  page: '#0B1117',
  surface: '#131B23',
  sunken: '#18222C',
  ink: '#EDF1F4',
  ink2: '#AAB6C2',
  ink3: '#8A97A5',
  line: '#24303B',
  line2: '#384653',
  ctl: '#697B8C',
  rule: '#7F8F9E',
  brand: '#8FB4FF',
  onBrand: '#081633',
  brandTint: '#182947',
  brandInk: '#B4CDFF',
  win: '#4FC380',
  onWin: '#04210F',
  winTint: '#12331F',
  winInk: '#7FDFA5',
  loss: '#FF8B7F',
  onLoss: '#360704',
  lossTint: '#401C1A',
  lossInk: '#FFABA2',
  push: '#F0B429',
  onPush: '#2A1C00',
  pushTint: '#382B0C',
  pushInk: '#FFD680',
  live: '#FF7FBB',
  liveTint: '#3B1529',
  under: '#FF9186',
  over: '#8CC4F2',
  mast: '#060A0E',
  onMast: '#F4F6F8',
  onMast2: '#9FADBB',
  mastFocus: '#8FB4FF',
  mastLive: '#FF7FBB',
  shadow: '0 0 0 1px #384653, 0 16px 40px rgba(0,0,0,.6)',
};

/** The tokens as CSS: `color: ${token.ink2}` follows the scheme without drawing anything again. */
export const token = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--ph-${name})`])) as Record<TokenName, string>;

export const sans = "'Instrument Sans Variable', system-ui, sans-serif";
export const condensed = "'Barlow Condensed', 'Arial Narrow', sans-serif";

/** Type steps as CSS declarations: `${type.cell};`. */
export const type = {
  hero: `font: 600 4rem/1 ${condensed}`,
  h1: `font: 600 2.5rem/1.05 ${condensed}`,
  h1Phone: `font: 600 1.625rem/1.23 ${condensed}`,
  value: `font: 600 1.5rem/1.167 ${condensed}`,
  h2: `font: 600 1.25rem/1.2 ${condensed}`,
  team: `font: 600 1.1875rem/1.37 ${condensed}`,
  score: `font: 600 1.4375rem/1.13 ${condensed}`,
  cell: `font: 500 1.0625rem/1.177 ${condensed}`,
  note: `font: 500 .9375rem/1.267 ${condensed}`,
  head: `font: 600 .8125rem/1.23 ${condensed}; letter-spacing: .04em; text-transform: uppercase`,
  body: `font: 400 .9375rem/1.467 ${sans}`,
  small: `font: 400 .8125rem/1.385 ${sans}`,
} as const;

/** The look of what is filled in, native lists included, as CSS declarations: `${field};`. */
export const field = `padding: 0 10px; border: 1px solid ${token.ctl}; border-radius: 6px; color: ${token.ink}; background: ${token.surface}`;

/** Widths from which a layout begins, as media queries. */
export const media = {
  phone: '@media (max-width: 599.95px)',
  small: '@media (min-width: 600px)',
  medium: '@media (min-width: 960px)',
  large: '@media (min-width: 1280px)',
  huge: '@media (min-width: 1920px)',
  touch: '@media (pointer: coarse)',
  /** What can point without pressing; a finger leaves a hover behind. */
  hover: '@media (hover: hover)',
  /** The reader's own few colours stand in place of ours. */
  forced: '@media (forced-colors: active)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Goes where something is current, pressed or chosen, so that it still is where the reader's own colours replace ours: `${chosen};`. */
export const chosen = `${media.forced} { forced-color-adjust: none; color: HighlightText; background: Highlight; border-color: Highlight; outline-offset: -4px; --ph-ring: HighlightText }`;
