import { Button, styled } from '@poolhouse/shared-ui/core';
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';

interface Props {
  hole: number;
  onPick(hole: number): void;
  /** Null where no stroke of the hole is drawn. */
  onPlay: (() => void) | null;
}

/** To the hole before and after, and the hole stroke by stroke. */
export function HoleMoves({ hole, onPick, onPlay }: Props) {
  return (
    <Moves>
      <Button variant="outlined" size="small" disabled={hole === 1} startIcon={<ChevronLeft size={18} />} onClick={() => onPick(hole - 1)}>
        Hole {Math.max(1, hole - 1)}
      </Button>
      <Button variant="outlined" size="small" disabled={hole === 18} endIcon={<ChevronRight size={18} />} onClick={() => onPick(hole + 1)}>
        Hole {Math.min(18, hole + 1)}
      </Button>
      {onPlay && (
        <Button variant="text" size="small" startIcon={<Play size={16} />} onClick={onPlay}>
          Play back
        </Button>
      )}
    </Moves>
  );
}

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
