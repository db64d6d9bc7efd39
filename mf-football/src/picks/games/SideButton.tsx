import { formatLine, speakLine, token } from '@poolhouse/shared-ui';
import { PickableSide, Tick, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check } from 'lucide-react';

const Side = styled(PickableSide)`
  display: flex;
  gap: 8px;
  min-height: 46px;
  padding: 4px 12px 4px 10px;
  & [data-line] {
    flex: none;
    color: ${token.ink2};
  }
  &[aria-pressed='true'] {
    & b {
      font-weight: 600;
    }
    & [data-line] {
      color: inherit;
    }
  }
  &:disabled {
    color: ${token.ink3};
    border-style: dashed;
  }
`;

/** The line goes below the team where both do not fit side by side, so that no team is broken inside its name. */
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-width: 0;
  & > b {
    flex: 1 1 auto;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    font: inherit;
    font-size: 0.8125rem;
    color: ${token.ink2};
  }
`;

interface Props {
  team: string;
  rank: number | null;
  line: number | null;
  colors: string;
  chosen: boolean;
  onPick(): void;
}

/** One side of a game. Without a line it cannot be picked. */
export function SideButton({ team, rank, line, colors, chosen, onPick }: Props) {
  return (
    <Side type="button" aria-pressed={chosen} disabled={line === null} onClick={onPick}>
      <Tick colors={colors} />
      <Words>
        <b>
          {rank !== null && <small>{rank} </small>}
          {team}
        </b>{' '}
        {line !== null && <VisuallyHidden>{speakLine(line)}</VisuallyHidden>}
        <span data-line aria-hidden={line !== null}>
          {line === null ? 'no line yet' : formatLine(line)}
        </span>
      </Words>
      {chosen && <Check size={18} aria-hidden />}
    </Side>
  );
}
