import { plural } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';

interface Props {
  changes: number;
  onStay(): void;
  onLeave(): void;
}

export default function LeaveDialog({ changes, onStay, onLeave }: Props) {
  const actions = (
    <>
      <Button color="error" onClick={onLeave}>
        Leave
      </Button>
      <Button variant="contained" autoFocus onClick={onStay}>
        Stay
      </Button>
    </>
  );
  return (
    <SheetDialog title="Leave without saving?" onClose={onStay} actions={actions}>
      {plural(changes, 'change to your picks is', 'changes to your picks are')} not saved.
    </SheetDialog>
  );
}
