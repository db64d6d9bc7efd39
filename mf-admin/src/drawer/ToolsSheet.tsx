import { X } from 'lucide-react';
import { Suspense } from 'react';
import { token, type } from '@poolhouse/shared-ui';
import { PanelSkeleton, usePhone } from '@poolhouse/shared-ui/board';
import { IconButton, styled } from '@poolhouse/shared-ui/core';
import { Drawer } from '@poolhouse/shared-ui/data';
import { Tools } from './ToolsAside';

const Top = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 8px 16px;
  background: ${token.surface};
  border-bottom: 1px solid ${token.line};
  & > h2 {
    ${type.h2};
  }
`;

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
      <Top>
        <h2>Tools</h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Top>
      <Suspense fallback={<PanelSkeleton rows={6} />}>
        <Tools />
      </Suspense>
    </Drawer>
  );
}
