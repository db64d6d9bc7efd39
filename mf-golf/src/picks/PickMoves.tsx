import { media } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Dices, Undo2 } from 'lucide-react';

interface Props {
  /** Something differs from what is saved. */
  changed: boolean;
  onRandom(): void;
  onBack(): void;
}

/** What fills all four slots at once. */
export function PickMoves({ changed, onRandom, onBack }: Props) {
  return (
    <Moves>
      <Button variant="outlined" startIcon={<Dices size={18} />} onClick={onRandom}>
        Random!
      </Button>
      <Button variant="outlined" disabled={!changed} startIcon={<Undo2 size={18} />} onClick={onBack}>
        Back to saved
      </Button>
    </Moves>
  );
}

const Moves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 220px);
  gap: 12px;
  padding: 0 14px 14px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: auto auto;
    padding: 0;
    button {
      padding-block: 4px;
    }
  }
`;
