import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { deskTheme } from './desk-theme';

/** Gives MUI's parts of screens for work their look; inside the page's own theme, and fetched with the first of them. */
export function DeskTheme({ children }: { children: ReactNode }): ReactElement {
  return <ThemeProvider theme={deskTheme}>{children}</ThemeProvider>;
}
