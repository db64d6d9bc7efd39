import { plural } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@poolhouse/shared-ui/data';

interface Props {
  changes: number;
  onStay(): void;
  onLeave(): void;
}

export default function LeaveDialog({ changes, onStay, onLeave }: Props) {
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title" fullWidth slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>{plural(changes, 'change')} to your picks {changes === 1 ? 'is' : 'are'} not saved.</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>Leave</Button>
        <Button variant="contained" autoFocus onClick={onStay}>Stay</Button>
      </DialogActions>
    </Dialog>
  );
}
