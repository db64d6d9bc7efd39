import { Button } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import { Label, Line } from '../contest/board.styles';

interface Props {
  /** The one that is saved; '' for none. */
  word: string;
  busy: boolean;
  /** Answers whether it was taken. */
  onSay(word: string): Promise<boolean>;
}

/** My word for the draw. */
export function WordForm({ word, busy, onSay }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  async function say(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await onSay((typed ?? word).trim())) setTyped(null);
  }
  return (
    <Line onSubmit={(event) => void say(event)}>
      <Label>
        My word
        <input type="text" maxLength={64} autoComplete="off" value={typed ?? word} onChange={(event) => setTyped(event.target.value)} />
      </Label>
      <Button type="submit" variant="outlined" disabled={busy || typed === null || typed.trim() === '' || typed.trim() === word}>
        Save word
      </Button>
    </Line>
  );
}
