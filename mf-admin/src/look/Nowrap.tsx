import type { ReactNode } from 'react';
import { Box } from '@poolhouse/shared-ui/desk';

/** A time that stays on one line. */
export function Nowrap({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
