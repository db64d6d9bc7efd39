import { media } from '@poolhouse/shared-ui';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: '16px',
  [media.phone]: { padding: '10px 16px 0', marginBottom: '12px' },
};
const titleSx = { ...typeSx.h1, flex: '1 1 auto', minWidth: 0, margin: 0, overflowWrap: 'anywhere', [media.phone]: typeSx.h1Phone };

/** The name of what is shown, and what can be done about all of it. */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box component="header" sx={headSx}>
      <Box component="h1" sx={titleSx}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
