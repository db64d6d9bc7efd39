import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';

/** Buttons beside each other, and what is said beside them. */
export function Buttons({ children }: { children: ReactNode }): ReactElement {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>{children}</Box>;
}
