import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AuctionConfigRow } from '../contest/auction.types';
import { fieldRow } from '../contest/form.styles';

const Row = styled.div`
  ${fieldRow(140)}
`;

/** Reasons that take one press: a clock of a few seconds does not wait for a sentence. */
const PAUSE_FOR = ['Question', 'Break'] as const;
const UNDO_FOR = ['Wrong tap'] as const;
const LEAST = 3;

interface Props {
  config: AuctionConfigRow;
  pending: boolean;
  /** A reason in words of one's own; '' for none. */
  typed: string;
  onTyped(words: string): void;
  onPause(reason: string): void;
  onResume(): void;
  onUndo(reason: string): void;
}

/** Pause, go on, undo: each with a reason to press, or one in words of one's own. */
export function StopAndBack({ config: { phase }, pending, typed, onTyped, onPause, onResume, onUndo }: Props) {
  const own = typed.trim();
  const buttons = (word: string, reasons: readonly string[], press: (reason: string) => void, disabled = false) =>
    (own === '' ? reasons : [own]).map((reason) => (
      <Button
        key={reason}
        color="inherit"
        variant="outlined"
        disabled={pending || disabled || (own !== '' && own.length < LEAST)}
        onClick={() => press(reason)}
      >
        {own === '' ? `${word}: ${reason}` : word}
      </Button>
    ));
  return (
    <Row>
      {phase === 'paused' ? (
        <Button variant="contained" disabled={pending} onClick={onResume}>
          Resume
        </Button>
      ) : (
        buttons('Pause', PAUSE_FOR, onPause, phase !== 'drafting')
      )}
      {buttons('Undo', UNDO_FOR, onUndo)}
      <label>
        Reason, for Undo and Pause
        <input type="text" maxLength={200} placeholder="Another reason" value={typed} onChange={(event) => onTyped(event.target.value)} />
      </label>
    </Row>
  );
}
