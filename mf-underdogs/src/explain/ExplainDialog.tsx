import type { UnderdogsPickRow } from '@poolhouse/contract';
import { serverNow, type } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import type { Board } from '../contest/board.rules';
import { PickChip } from '../standing/PickChip';
import { explainPick } from './explain.rules';
import { words } from './words';

const Sentences = styled.p`
  ${type.body};
  display: flex;
  align-items: flex-start;
  gap: 10px;
`;

interface Props {
  tapped: UnderdogsPickRow;
  board: Board;
  onClose(): void;
}

/** The sentences behind a pick. The row may have changed since it was tapped, so the board's own is told. */
export default function ExplainDialog({ tapped, board, onClose }: Props) {
  const pick = board.picks.find((row) => row.ID === tapped.ID) ?? tapped;
  const name = board.users.find((user) => user.entry_id === pick.entry_id)?.entry_name ?? '';
  return (
    <SheetDialog
      title={
        <>
          <EntryName name={name} plain />, week {pick.week}
        </>
      }
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose} autoFocus>
          Done
        </Button>
      }
    >
      <Sentences>
        <PickChip pick={pick} />
        <span>{explainPick(pick, words, serverNow())}</span>
      </Sentences>
    </SheetDialog>
  );
}
