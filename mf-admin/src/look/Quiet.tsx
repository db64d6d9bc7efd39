import { token } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';

/** What is there beside what matters. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: token.ink3 }}>
      {children}
    </Box>
  );
}
