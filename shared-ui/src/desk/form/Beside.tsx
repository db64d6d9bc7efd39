import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';

/** Fields beside each other where there is room; `narrow` for figures of a few digits. */
export function Beside({ narrow = false, children }: { narrow?: boolean; children: ReactNode }): ReactElement {
  const width = narrow ? 84 : 168;
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))` }}>
      {children}
    </Box>
  );
}
