import { token } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';

/** Words that want to be noticed, in a line. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px', color: token.pushInk }}>
      {children}
    </Box>
  );
}
