import type { UnderdogsEventRow } from '@poolhouse/contract';
import { Panel, usePhone, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { EditorForm } from './EditorForm';

interface Props {
  board: Board;
  events: readonly UnderdogsEventRow[];
  page: PageState<UnderdogsPage>;
}

/** Sets any entry's pick and spread. Folded on a phone, where the score comes first. */
export default function AdminEditor({ board, events, page }: Props) {
  const phone = usePhone();
  const [open, setOpen] = useState<boolean | null>(null);
  const shown = open ?? !phone;
  return (
    <Panel
      title="Set a pick"
      tone="dashed"
      action={
        <Button color="inherit" size="small" aria-expanded={shown} onClick={() => setOpen(!shown)}>
          {shown ? 'Close' : 'Open'}
        </Button>
      }
    >
      {shown && <EditorForm board={board} events={events} page={page} />}
    </Panel>
  );
}
