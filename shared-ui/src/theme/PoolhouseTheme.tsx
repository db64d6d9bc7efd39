import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { baseline } from './baseline';
import { theme } from './theme';

/** Tokens, fonts, bare page styles and the MUI theme, in the scheme that this device chose. */
export function PoolhouseTheme({ children }: { children: ReactNode }): ReactElement {
  return (
    <ThemeProvider theme={theme} modeStorageKey="theme" defaultMode="system" disableTransitionOnChange>
      <Global styles={baseline} />
      {children}
    </ThemeProvider>
  );
}
