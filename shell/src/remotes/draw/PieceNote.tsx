import { token } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';

const Note = styled.div`
  padding: 14px 16px;
  color: ${token.ink2};
  button {
    margin-left: -8px;
  }
`;

interface Props {
  readonly sentence: string;
  /** Comes later than the rest, if at all: who was told. */
  readonly note?: string;
  readonly action: string;
  onAction(): void;
  readonly busy?: boolean;
}

/** What stands where a piece should be: a sentence, and the next step. The place draws the heading. */
export const PieceNote = ({ sentence, note = '', action, onAction, busy = false }: Props) => (
  <Note role="alert">
    <p>
      {sentence} {note}
    </p>
    <Button variant="text" onClick={onAction} disabled={busy}>
      {busy ? 'Trying again' : action}
    </Button>
  </Note>
);
