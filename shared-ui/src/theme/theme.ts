import { createTheme } from '@mui/material/styles';
import { focusRing } from './baseline';
import { condensed, dark, light, sans, type TokenName } from './tokens';

const palette = (t: Record<TokenName, string>) => ({
  palette: {
    primary: { main: t.brand, contrastText: t.onBrand },
    success: { main: t.win, contrastText: t.onWin },
    error: { main: t.loss, contrastText: t.onLoss },
    warning: { main: t.push, contrastText: t.onPush },
    info: { main: t.live, contrastText: t.page },
    text: { primary: t.ink, secondary: t.ink2, disabled: t.ink3 },
    divider: t.line,
    background: { default: t.page, paper: t.surface },
  },
});

/** MUI gives behaviour; what it looks like comes from the tokens. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'ph' },
  colorSchemes: { light: palette(light), dark: palette(dark) },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
  spacing: 4,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: sans,
    fontSize: 15,
    h1: { fontFamily: condensed, fontWeight: 600, fontSize: '2.5rem', lineHeight: 1.05 },
    h2: { fontFamily: condensed, fontWeight: 600, fontSize: '1.25rem', lineHeight: 1.2 },
    body1: { fontSize: '.9375rem', lineHeight: 1.467 },
    body2: { fontSize: '.8125rem', lineHeight: 1.385 },
    overline: { fontFamily: condensed, fontWeight: 600, fontSize: '.8125rem', lineHeight: 1.23, letterSpacing: '.04em' },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  components: {
    MuiPaper: { defaultProps: { elevation: 0, square: true }, styleOverrides: { root: { backgroundImage: 'none' } } },
    // MUI takes the browser's ring away from its buttons and leaves the ripple in its place, which is off here.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
    },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined' },
      styleOverrides: {
        root: {
          minHeight: 44,
          fontSize: '.9375rem',
          variants: [{ props: { variant: 'outlined', color: 'primary' }, style: { color: 'var(--ph-ink)', borderColor: 'var(--ph-ctl)' } }],
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { width: 44, height: 44, borderRadius: 6 } } },
    MuiOutlinedInput: {
      styleOverrides: { root: { minHeight: 44, '&.Mui-focused': focusRing }, notchedOutline: { borderColor: 'var(--ph-ctl)' } },
    },
    MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--ph-shadow)', borderTop: '2px solid var(--ph-rule)' } } },
  },
});
