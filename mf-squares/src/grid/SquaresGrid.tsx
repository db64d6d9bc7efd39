import { useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import type { SquareRow } from '@poolhouse/contract';
import type { Board } from '../contest/board.rules';
import { badges, nearWords } from '../live/needs.rules';
import { livePlaces, lookOf, nextPlace, spokenCell } from './cell.rules';
import { Cell, Digit, Down, Frame, NeedBadge, Over, Sides, Table, WinBadge } from './grid.styles';
import { shadeOf } from './worth.rules';

interface Props {
  board: Board;
  zoom: boolean;
  /** Shades the squares by what their pair is worth. */
  worth: boolean;
  /** Places that are chosen to be claimed. */
  chosen: readonly number[];
  onSquare(square: SquareRow): void;
  /** Undefined for players, to whom digits are no buttons. */
  onDigit?: ((type: 'column' | 'row', pos: number) => void) | undefined;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The grid: winning score across, losing score down. One tab stop; arrows, Home and End walk the squares. */
export function SquaresGrid({ board, zoom, worth, chosen, onSquare, onDigit }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState(0);
  const live = useMemo(() => livePlaces(board), [board]);
  const needs = useMemo(() => badges(board), [board]);
  const initials = useMemo(() => new Map(board.entries.map((entry) => [entry.id, entry.initials])), [board.entries]);

  function onKey(event: KeyboardEvent<HTMLTableCellElement>, square: SquareRow): void {
    const next = nextPlace(square.ID, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setStop(next);
      table.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSquare(square);
    }
  }
  const digitLive = (type: 'column' | 'row', at: number) =>
    [...live].some((place) => (type === 'column' ? place % 10 : Math.floor(place / 10)) === at);
  const digit = (type: 'column' | 'row', at: number) => {
    const value = (type === 'column' ? board.columns : board.rows)[at];
    const shown = value ?? '?';
    const spoken = `${type === 'column' ? 'Winning' : 'Losing'} score ${value ?? 'not drawn'}`;
    return (
      <Digit
        key={at}
        scope={type === 'column' ? 'col' : 'row'}
        role={type === 'column' ? 'columnheader' : 'rowheader'}
        data-live={digitLive(type, at)}
      >
        {onDigit ? (
          <button type="button" aria-label={`${spoken}, change`} onClick={() => onDigit(type, at)}>
            {shown}
          </button>
        ) : (
          <>
            <VisuallyHidden>{spoken}</VisuallyHidden>
            <span aria-hidden>{shown}</span>
          </>
        )}
      </Digit>
    );
  };
  const cell = (square: SquareRow) => {
    const look = lookOf(board, square, live);
    const need = needs.get(square.ID);
    const shade = worth && square.x_score !== null && square.y_score !== null ? shadeOf(square.x_score, square.y_score) : undefined;
    const style = shade === undefined ? undefined : ({ '--shade': `${Math.round(shade * 45)}%` } as CSSProperties);
    return (
      <Cell
        key={square.ID}
        role="gridcell"
        tabIndex={stop === square.ID ? 0 : -1}
        data-place={square.ID}
        data-mine={look.mine}
        data-won={look.won}
        data-live={look.live}
        data-lane={look.lane}
        data-near={need !== undefined}
        data-free={square.entry_id === 0}
        data-chosen={chosen.includes(square.ID)}
        aria-selected={chosen.includes(square.ID) || undefined}
        data-shade={shade !== undefined}
        style={style}
        onFocus={() => setStop(square.ID)}
        onClick={() => onSquare(square)}
        onKeyDown={(event) => onKey(event, square)}
      >
        <VisuallyHidden>
          {spokenCell(square, look.live)}
          {chosen.includes(square.ID) && ', chosen'}
          {need && `, ${nearWords(need)}`}
        </VisuallyHidden>
        <span aria-hidden>
          {square.entry_id === 0 ? (chosen.includes(square.ID) ? '✓' : '·') : initials.get(square.entry_id)}
          {square.wins > 0 && <WinBadge>{square.wins}</WinBadge>}
          {need && <NeedBadge>+{need.points}</NeedBadge>}
        </span>
      </Cell>
    );
  };
  return (
    <Frame>
      <Over aria-hidden>Winning score</Over>
      <Sides>
        <Down aria-hidden>Losing score</Down>
        <Table ref={table} role="grid" aria-label="Squares, winning score across, losing score down" data-zoom={zoom}>
          <thead role="rowgroup">
            <tr role="row">
              <Digit as="td" role="gridcell" aria-label="Winning score across, losing score down" />
              {PLACES.map((at) => digit('column', at))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {PLACES.map((y) => (
              <tr key={y} role="row">
                {digit('row', y)}
                {board.squares.slice(10 * y, 10 * y + 10).map(cell)}
              </tr>
            ))}
          </tbody>
        </Table>
      </Sides>
    </Frame>
  );
}
