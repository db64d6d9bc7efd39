import type { ReactElement, ReactNode } from 'react';
import { MuiTheme } from './MuiTheme';
import { PageStyles } from './PageStyles';

/** Tokens, fonts, bare page styles and the MUI theme, in the scheme that this device chose. */
export function PoolhouseTheme({ children }: { children: ReactNode }): ReactElement {
  return (
    <MuiTheme>
      <PageStyles />
      {children}
    </MuiTheme>
  );
}
