import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { theme } from './theme';

/** The MUI theme alone, in the scheme that this device chose, inside a page that has `PageStyles` already. */
export function MuiTheme({ children }: { children: ReactNode }): ReactElement {
  return (
    <ThemeProvider theme={theme} modeStorageKey="theme" defaultMode="system" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
