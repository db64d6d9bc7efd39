import type { SquareRow } from '@poolhouse/contract';
import { Button } from '@poolhouse/shared-ui/core';
import type { Board } from '../contest/board.rules';

interface Props {
  square: SquareRow;
  board: Board;
  busy: boolean;
  onSave(entryId: number, done: string): Promise<void>;
  onClose(): void;
}

/** What a player may do with a square while squares are open. */
export function SquareActions({ square, board: { config, mine }, busy, onSave, onClose }: Props) {
  const open = config.state === 'open' || config.state === 'full';
  const canClaim = open && square.entry_id === 0 && config.entry_id > 0;
  return (
    <>
      {canClaim && (
        <Button variant="contained" disabled={busy} autoFocus onClick={() => void onSave(config.entry_id, 'It is yours.')}>
          Claim this square
        </Button>
      )}
      {open && mine.has(square.entry_id) && (
        <Button variant="outlined" disabled={busy} onClick={() => void onSave(0, 'It is free again.')}>
          Release this square
        </Button>
      )}
      <Button color="inherit" onClick={onClose} autoFocus={!canClaim}>
        Done
      </Button>
    </>
  );
}
