import type { Theme } from '@mui/material/styles';
import { focusRing } from './baseline';
import { condensed, media, sans, token } from './tokens';

const tones = [
  ['success', token.winTint, token.winInk],
  ['error', token.lossTint, token.lossInk],
  ['warning', token.pushTint, token.pushInk],
  ['info', token.brandTint, token.brandInk],
] as const;

/** One row of a list that is pressed: 36 px under a mouse, 44 under a finger. */
const row = { minHeight: 36, [media.touch]: { minHeight: 44 } };

/** What screens for work draw with beside what every page does, in the look of the tokens. */
const components: NonNullable<Theme['components']> = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        font: `400 .8125rem/1.385 ${sans}`,
        color: token.ink2,
        '&.Mui-focused': { color: token.ink2 },
        '&.Mui-error': { color: token.lossInk },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '4px 0 0', font: `400 .8125rem/1.385 ${sans}`, color: token.ink2, '&.Mui-error': { color: token.lossInk } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: 44, background: token.surface, '&.Mui-focused': focusRing, '&.Mui-disabled': { background: token.sunken } },
      input: { height: 'auto', minHeight: 24, padding: '9px 10px' },
      notchedOutline: { borderColor: token.ctl },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { color: token.ink2 } } },
  MuiSelect: { styleOverrides: { icon: { color: token.ink2 }, select: { minHeight: 24 } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 8, color: token.ctl, '&.Mui-checked': { color: token.brand } } } },
  MuiRadio: { styleOverrides: { root: { padding: 8, color: token.ctl, '&.Mui-checked': { color: token.brand } } } },
  MuiFormControlLabel: { styleOverrides: { root: { ...row, marginLeft: -8 }, label: { font: `400 .9375rem/1.3 ${sans}` } } },
  // The kit's own switch: `SwitchRow` of a player's settings looks the same.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 60, height: 42, padding: 8 },
      switchBase: {
        padding: 13,
        color: token.ctl,
        '&.Mui-checked': { transform: 'translateX(18px)', color: token.onBrand, '& + .MuiSwitch-track': { opacity: 1 } },
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: {
        boxSizing: 'border-box',
        border: `2px solid ${token.ctl}`,
        borderRadius: 13,
        opacity: 1,
        background: token.surface,
        '.Mui-checked + &': { borderColor: token.brand, background: token.brand },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '6px 8px', borderColor: token.line, font: `500 1.0625rem/20px ${condensed}`, color: token.ink },
      head: {
        font: `600 .8125rem/1.23 ${condensed}`,
        letterSpacing: '.04em',
        textTransform: 'uppercase',
        color: token.ink3,
        background: token.sunken,
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 44,
        padding: '10px 12px',
        font: `500 1.0625rem/1.177 ${condensed}`,
        textTransform: 'none',
        color: token.ink2,
        '&.Mui-selected': { fontWeight: 600, color: token.ink },
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { width: 3, height: 3, background: token.brand } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '4px 12px',
        borderRadius: 6,
        font: `400 .9375rem/1.467 ${sans}`,
        variants: tones.map(([severity, background, color]) => ({
          props: { severity, variant: 'standard' as const },
          style: { color, background, '& .MuiAlert-icon': { color } },
        })),
      },
    },
  },
  MuiTooltip: {
    defaultProps: { describeChild: true, enterTouchDelay: 0 },
    styleOverrides: { tooltip: { padding: '4px 8px', font: `400 .8125rem/1.385 ${sans}`, color: token.surface, background: token.ink } },
  },
  MuiSnackbarContent: {
    styleOverrides: { root: { borderRadius: 6, color: token.surface, background: token.ink, boxShadow: token.shadow } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { background: 'none', borderTop: `1px solid ${token.line}`, '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: { styleOverrides: { root: { minHeight: 44, padding: '0 14px' }, content: { margin: '8px 0', fontWeight: 600 } } },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 14px 14px' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        padding: '12px 14px 4px',
        font: `600 .8125rem/1.23 ${condensed}`,
        letterSpacing: '.04em',
        textTransform: 'uppercase',
        color: token.ink3,
        background: 'none',
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        ...row,
        padding: '4px 14px',
        '&.Mui-selected, &.Mui-selected:hover': { fontWeight: 600, color: token.brandInk, background: token.brandTint },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { root: { margin: 0 }, primary: { fontWeight: 'inherit' } } },
  MuiBadge: { styleOverrides: { badge: { font: `600 .8125rem/1 ${condensed}` } } },
  MuiChip: { styleOverrides: { root: { height: 24, borderRadius: 4, font: `600 .9375rem/1 ${condensed}` } } },
  MuiDivider: { styleOverrides: { root: { borderColor: token.line } } },
  MuiSkeleton: { defaultProps: { animation: false, variant: 'rectangular' } },
};

interface Worn extends Theme {
  readonly desk?: true;
}

/** A small button of a row is as high as the row; all else of it is the page's. */
const buttons = (of: NonNullable<Theme['components']>['MuiButton']) => ({
  ...of,
  styleOverrides: { ...of?.styleOverrides, sizeSmall: row },
});

/** The page's theme with these; itself where it has them already, so that one may stand within another. */
export function deskTheme(page: Worn): Worn {
  if (page.desk) return page;
  return { ...page, desk: true, components: { ...page.components, ...components, MuiButton: buttons(page.components?.MuiButton) } };
}
