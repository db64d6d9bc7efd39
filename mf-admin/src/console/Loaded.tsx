import { RotateCw } from 'lucide-react';
import { formatTime, token, type } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { IconButton, styled } from '@poolhouse/shared-ui/core';
import { useLoadedAt } from './useLoadedAt';

const When = styled.div`
  ${type.note};
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token.ink2};
`;

/** When the lists were read, and the way to read them again. */
export function Loaded({ page }: { page: PageState<object> }) {
  const at = useLoadedAt(page);
  return (
    <When>
      {at !== null && `Loaded ${formatTime(at)}`}
      <IconButton aria-label="Load again" color="primary" onClick={() => void page.refresh()}>
        <RotateCw size={18} aria-hidden />
      </IconButton>
    </When>
  );
}
