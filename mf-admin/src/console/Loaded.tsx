import { formatTime, media, serverNow, serverRate, token } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import { IconButton } from '@poolhouse/shared-ui/core';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { RotateCw } from 'lucide-react';

const whenSx = {
  ...typeSx.note,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  color: token.ink2,
  // The way to read again is enough where there is little room.
  [media.phone]: { '& > span': { display: 'none' } },
};

/** When the page was read last, by the site's clock; null before. `every`: seconds between two reads. */
function readAt({ data, staleSince, dueAt }: PageState<object>, every: number): number | null {
  // While the server is away the next read is another try, so that it tells nothing of the last good answer.
  if (staleSince !== null || data === null || dueAt === null) return data && staleSince;
  return serverNow() - (Date.now() - (dueAt - every * 1000)) * serverRate();
}

/** When the lists were read, and the way to read them again. */
export function Loaded({ page, every }: { page: PageState<object>; every: number }) {
  const at = readAt(page, every);
  return (
    <Box sx={whenSx}>
      {at !== null && <span>Loaded {formatTime(at)}</span>}
      <IconButton aria-label="Load again" color="primary" onClick={() => void page.refresh()}>
        <RotateCw size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
