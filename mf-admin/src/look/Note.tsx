import type { ReactNode } from 'react';
import { token } from '@poolhouse/shared-ui';
import { Box } from '@poolhouse/shared-ui/desk';
import { typeSx } from './type.sx';

/** A sentence beside fields. */
export function Note({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <Box component="p" role={role} sx={{ ...typeSx.small, color: token.ink2, margin: 0 }}>
      {children}
    </Box>
  );
}
