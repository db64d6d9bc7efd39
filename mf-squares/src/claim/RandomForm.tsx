import { Button } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import { Label, Line } from '../contest/board.styles';

interface Props {
  /** So many are still to be had. */
  left: number;
  busy: boolean;
  onClaim(count: number): Promise<void>;
}

/** Claims some of the free squares at random. */
export function RandomForm({ left, busy, onClaim }: Props) {
  const [wanted, setWanted] = useState(1);
  const count = Math.min(wanted, left);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void onClaim(count);
  };
  return (
    <Line onSubmit={onSubmit}>
      <Label>
        Random squares
        <select value={count} onChange={(event) => setWanted(Number(event.target.value))}>
          {Array.from({ length: left }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </Label>
      <Button type="submit" variant="contained" disabled={busy}>
        Claim at random
      </Button>
    </Line>
  );
}
