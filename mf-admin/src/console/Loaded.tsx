import { RotateCw } from 'lucide-react';
import { formatTime, media, token, type } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { IconButton, styled } from '@poolhouse/shared-ui/core';

const When = styled.div`
  ${type.note};
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token.ink2};
  /* The way to read again is enough where there is little room. */
  ${media.phone} {
    & > span {
      display: none;
    }
  }
`;

/** When the lists were read, and the way to read them again. `every`: seconds between two reads. */
export function Loaded({ page, every }: { page: PageState<object>; every: number }) {
  // While the server is away the next read is another try, so that it tells nothing of the last good answer.
  const at = page.staleSince ?? (page.dueAt === null ? null : page.dueAt - every * 1000);
  return (
    <When>
      {at !== null && <span>Loaded {formatTime(at)}</span>}
      <IconButton aria-label="Load again" color="primary" onClick={() => void page.refresh()}>
        <RotateCw size={18} aria-hidden />
      </IconButton>
    </When>
  );
}
