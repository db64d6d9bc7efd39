import type { WinsTurnRow } from '@poolhouse/contract';
import { ConfirmInline } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box } from '@poolhouse/shared-ui/desk';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminCalls } from '../useAdminCalls';

/** Takes the latest drafted team back, after one more question. */
export function Undo({ turn, calls }: { turn: WinsTurnRow; calls: AdminCalls }) {
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ px: { xs: 4, sm: 3.5 }, pb: 3 }}>
      {asking ? (
        <ConfirmInline
          question={`Take the ${turn.team_name} back from ${turn.EntryName}?`}
          yes="Take back"
          no="Keep"
          pending={calls.busy}
          onYes={() => void calls.undo().then((done) => !done && setAsking(false))}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button color="inherit" disabled={calls.busy} startIcon={<Undo2 size={18} aria-hidden />} onClick={() => setAsking(true)}>
          Undo {turn.Abbrev}
        </Button>
      )}
    </Box>
  );
}
