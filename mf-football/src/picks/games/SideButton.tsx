import { Check } from 'lucide-react';
import { formatLine, speakLine, token, type } from '@poolhouse/shared-ui';
import { Tick, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const Side = styled.button`
  ${type.cell};
  display: flex;
  align-items: center;
  gap: 8px;
  position: relative;
  width: 100%;
  min-height: 46px;
  padding: 4px 12px 4px 10px;
  border: 1px solid ${token.line2};
  border-radius: 6px;
  color: ${token.ink};
  background: ${token.sunken};
  text-align: left;
  cursor: pointer;
  transition: border-color 120ms ease-out;
  & > b { flex: 1; min-width: 0; font-weight: 500; }
  & > b > small { font: inherit; font-size: .8125rem; color: ${token.ink2}; }
  & > [data-line] { color: ${token.ink2}; }
  &:hover { border-color: ${token.ctl}; }
  &[aria-pressed='true'] {
    color: ${token.brandInk};
    background: ${token.brandTint};
    border-color: ${token.brand};
    box-shadow: inset 0 0 0 1px ${token.brand};
    & > b { font-weight: 600; }
    & > [data-line] { color: inherit; }
  }
  &:disabled { cursor: default; color: ${token.ink3}; border-style: dashed; }
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
      <b>{rank !== null && <small>{rank} </small>}{team}</b>{' '}
      {line !== null && <VisuallyHidden>{speakLine(line)}</VisuallyHidden>}
      <span data-line aria-hidden={line !== null}>{line === null ? 'no line yet' : formatLine(line)}</span>
      {chosen && <Check size={18} aria-hidden />}
    </Side>
  );
}
