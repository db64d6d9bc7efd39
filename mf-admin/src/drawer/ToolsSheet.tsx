import { token } from '@poolhouse/shared-ui';
import { PanelSkeleton, usePhone } from '@poolhouse/shared-ui/board';
import { IconButton } from '@poolhouse/shared-ui/core';
import { Drawer } from '@poolhouse/shared-ui/data';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { Tools } from './ToolsAside';

const topSx = {
  position: 'sticky',
  zIndex: 2,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  background: token.surface,
  borderBottom: `1px solid ${token.line}`,
};

/** The tools over the page: from the left, on a phone a sheet from below. */
export default function ToolsSheet({ onClose }: { onClose(): void }) {
  const phone = usePhone();
  return (
    <Drawer
      open
      anchor={phone ? 'bottom' : 'left'}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Tools',
          role: 'dialog',
          'aria-modal': true,
          sx: phone
            ? { height: '85dvh', borderTop: `2px solid ${token.rule}`, backgroundImage: 'none' }
            : { width: 360, backgroundImage: 'none' },
        },
      }}
    >
      <Box sx={topSx}>
        <Box component="h2" sx={{ ...typeSx.h2, margin: 0 }}>
          Tools
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <Suspense fallback={<PanelSkeleton rows={6} />}>
        <Tools />
      </Suspense>
    </Drawer>
  );
}
