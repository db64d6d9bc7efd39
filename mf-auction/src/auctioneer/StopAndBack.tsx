import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, InputField, type FormOf } from '@poolhouse/shared-ui/desk';
import type { AuctionConfigRow } from '../contest/auction.types';

/** Reasons that take one press: a clock of a few seconds does not wait for a sentence. */
const PAUSE_FOR = ['Question', 'Break'] as const;
const UNDO_FOR = ['Wrong tap'] as const;
const LEAST = 3;

interface Props {
  config: AuctionConfigRow;
  pending: boolean;
  form: FormOf<{ reason: string }>;
  /** A reason in words of one's own; '' for none. */
  own: string;
  onPause(reason: string): void;
  onResume(): void;
  onUndo(reason: string): void;
}

/** Pause, go on, undo: each with a reason to press, or one in words of one's own. */
export function StopAndBack({ config: { phase }, pending, form, own, onPause, onResume, onUndo }: Props) {
  const buttons = (word: string, reasons: readonly string[], press: (reason: string) => void, disabled = false) =>
    (own === '' ? reasons : [own]).map((reason) => (
      <Button
        key={reason}
        variant="outlined"
        disabled={pending || disabled || (own !== '' && own.length < LEAST)}
        onClick={() => press(reason)}
      >
        {own === '' ? `${word}: ${reason}` : word}
      </Button>
    ));
  return (
    <>
      <Buttons>
        {phase === 'paused' ? (
          <Button variant="contained" disabled={pending} onClick={onResume}>
            Resume
          </Button>
        ) : (
          buttons('Pause', PAUSE_FOR, onPause, phase !== 'drafting')
        )}
        {buttons('Undo', UNDO_FOR, onUndo)}
      </Buttons>
      <InputField
        control={form.control}
        name="reason"
        label="Reason, for Undo and Pause"
        placeholder="Another reason"
        input={{ maxLength: 200 }}
      />
    </>
  );
}
