import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { GolferHistory, type GolferHistoryProps } from './GolferHistory';

/** A golfer's years over the page, where they have no column of their own. */
export default function GolferSheet({ onClose, ...history }: GolferHistoryProps & { onClose(): void }) {
  return (
    <SheetDialog
      title={history.golfer.golfer_name}
      tall
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          Back to all golfers
        </Button>
      }
    >
      <GolferHistory {...history} inSheet />
    </SheetDialog>
  );
}
