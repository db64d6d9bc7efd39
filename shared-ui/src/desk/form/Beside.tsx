import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';

/** So wide is a field at least, px: figures of a few digits, anything, choices of several words. */
const WIDTHS = { narrow: 84, usual: 168, wide: 240 };

/** Fields beside each other where there is room; `narrow` for figures of a few digits, `wide` for choices of several words. */
export function Beside({
  narrow = false,
  wide = false,
  children,
}: {
  narrow?: boolean;
  wide?: boolean;
  children: ReactNode;
}): ReactElement {
  const width = WIDTHS[narrow ? 'narrow' : wide ? 'wide' : 'usual'];
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))` }}>
      {children}
    </Box>
  );
}
