import type { SquareRow } from '@poolhouse/contract';
import { personFill, type Person } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import type { CSSProperties, KeyboardEvent } from 'react';
import { nearWords, type Need } from '../live/needs.rules';
import { spokenCell, type CellLook } from './cell.rules';
import { Cell, NeedBadge, WinBadge } from './grid.styles';
import { shadeOf } from './worth.rules';

interface Props {
  square: SquareRow;
  look: CellLook;
  /** The play after which it would be mine. */
  need: Need | undefined;
  /** Undefined for a square that is free. */
  owner: Person | undefined;
  chosen: boolean;
  /** Shaded by what its pair is worth. */
  worth: boolean;
  /** The one square that the tab key comes to. */
  stop: boolean;
  onFocus(place: number): void;
  onPress(square: SquareRow): void;
  onKey(event: KeyboardEvent, square: SquareRow): void;
}

/** One square: whose it is, what it has won, and what it is close to. */
export function SquareCell({ square, look, need, owner, chosen, worth, stop, onFocus, onPress, onKey }: Props) {
  const shade = worth && square.x_score !== null && square.y_score !== null ? shadeOf(square.x_score, square.y_score) : undefined;
  const free = square.entry_id === 0;
  return (
    <Cell
      role="gridcell"
      tabIndex={stop ? 0 : -1}
      data-place={square.ID}
      data-mine={look.mine}
      data-won={look.won}
      data-live={look.live}
      data-lane={look.lane}
      data-near={need !== undefined}
      data-free={free}
      data-chosen={chosen}
      aria-selected={chosen || undefined}
      data-shade={shade !== undefined}
      style={
        {
          ...(shade !== undefined && { '--shade': `${Math.round(shade * 45)}%` }),
          ...(owner && { '--ph-person': personFill(owner.color) }),
        } as CSSProperties
      }
      onFocus={() => onFocus(square.ID)}
      onClick={() => onPress(square)}
      onKeyDown={(event) => onKey(event, square)}
    >
      <VisuallyHidden>
        {spokenCell(square, look.live)}
        {chosen && ', chosen'}
        {need && `, ${nearWords(need)}`}
      </VisuallyHidden>
      <span aria-hidden>
        {free ? (chosen ? '✓' : '·') : owner?.monogram}
        {square.wins > 0 && <WinBadge>{square.wins}</WinBadge>}
        {need && <NeedBadge>+{need.points}</NeedBadge>}
      </span>
    </Cell>
  );
}
