import type { SquareRow, SquaresEntryRow } from '@poolhouse/contract';
import { Button } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { Label } from '../contest/board.styles';

interface Props {
  square: SquareRow;
  entries: readonly SquaresEntryRow[];
  /** Numbers are drawn, so that a reason is needed. */
  late: boolean;
  busy: boolean;
  reason: string;
  onReason(reason: string): void;
  onSave(entryId: number, done: string): Promise<void>;
}

/** An administrator gives a square to somebody. */
export function GiveSquare({ square, entries, late, busy, reason, onReason, onSave }: Props) {
  const [owner, setOwner] = useState(square.entry_id);
  return (
    <>
      <Label>
        Give this square to
        <select value={owner} onChange={(event) => setOwner(Number(event.target.value))}>
          {(!late || square.entry_id === 0) && <option value={0}>Nobody</option>}
          {entries.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.entry_name}
            </option>
          ))}
        </select>
      </Label>
      <Label>
        {late ? 'Reason (needed), shown to all' : 'Reason, if any'}
        <input type="text" maxLength={200} value={reason} onChange={(event) => onReason(event.target.value)} />
      </Label>
      <div>
        <Button
          variant="outlined"
          disabled={busy || owner === square.entry_id || (late && reason.trim().length < 3)}
          onClick={() => void onSave(owner, 'The square is saved.')}
        >
          Save square
        </Button>
      </div>
    </>
  );
}
