import { Box } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';

/** A time that stays on one line. */
export function Nowrap({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
