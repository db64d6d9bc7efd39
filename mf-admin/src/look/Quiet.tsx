import type { ReactNode } from 'react';
import { token } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';

/** What is there beside what matters. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: token.ink3 }}>
      {children}
    </Box>
  );
}
