import type { SquareRow } from '@poolhouse/contract';
import type { Person } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import type { Board } from '../contest/board.rules';
import { useMarks } from '../contest/useMarks';
import { badges, type Need } from '../live/needs.rules';
import { isLiveLine, livePlaces, lookOf } from './cell.rules';
import { DigitHead } from './DigitHead';
import { Digit, Down, Frame, Over, Sides, Table } from './grid.styles';
import { SquareCell } from './SquareCell';
import { useWalk, type Walk } from './useWalk';

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
export function SquaresGrid({ board, zoom, onDigit, ...look }: Props) {
  const { table, walk } = useWalk(look.onSquare);
  const live = useMemo(() => livePlaces(board), [board]);
  const needs = useMemo(() => badges(board), [board]);
  const marks = useMarks(board.entries);
  const digit = (type: 'column' | 'row', at: number) => (
    <DigitHead
      key={`${type} ${at}`}
      type={type}
      value={(type === 'column' ? board.columns : board.rows)[at] ?? null}
      live={isLiveLine(live, type, at)}
      onPress={onDigit && (() => onDigit(type, at))}
    />
  );
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
                <Squares board={board} y={y} {...{ live, needs, marks, walk }} {...look} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Sides>
    </Frame>
  );
}

interface SquaresProps extends Pick<Props, 'board' | 'worth' | 'chosen' | 'onSquare'> {
  y: number;
  live: ReadonlySet<number>;
  needs: ReadonlyMap<number, Need>;
  /** By entry. */
  marks: ReadonlyMap<number, Person>;
  walk: Walk;
}

/** The squares of a row. */
function Squares({ board, y, live, needs, marks, walk, worth, chosen, onSquare }: SquaresProps) {
  return board.squares
    .slice(10 * y, 10 * y + 10)
    .map((square) => (
      <SquareCell
        key={square.ID}
        square={square}
        look={lookOf(board, square, live)}
        need={needs.get(square.ID)}
        owner={marks.get(square.entry_id)}
        chosen={chosen.includes(square.ID)}
        worth={worth}
        stop={walk.stop === square.ID}
        onFocus={walk.onFocus}
        onPress={onSquare}
        onKey={walk.onKey}
      />
    ));
}
