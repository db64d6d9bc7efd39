import type { ReactElement } from 'react';
import { LeftOutRow } from '../tables/LeftOutRow';
import { firstOfGrid } from '../tables/long-rows.rules';
import { useLongRows, type LongRow } from '../tables/useLongRows';
import { GridFrame, GridTable } from './grid.styles';
import type { ResultGridProps } from './grid.types';
import { GridFoot } from './GridFoot';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { useCurrentInView } from './useCurrentInView';
import { useGridFocus } from './useGridFocus';

/** So many columns fit an upright sheet of paper. */
const UPRIGHT = 8;

/** Everybody's picks or results: one row each, the first column in view, and a keyboard walks the cells. Stands in a panel. */
export function ResultGrid<R>(props: ResultGridProps<R>): ReactElement {
  const { label, columns, rows, rowKey, rowHead, cell, mine, end, foot, ...head } = props;
  const { items, body } = useLongRows(rows, mine, firstOfGrid(columns.length));
  // The arrow keys walk what is drawn.
  const drawn = items.flatMap((item) => ('leftOut' in item ? [] : [item.row]));
  const { table, stopIn, handlers } = useGridFocus({
    rows: drawn.length,
    columns: columns.length,
    open: (at) => {
      const row = drawn[at.row];
      const onOpen = row === undefined ? undefined : cell(row, at.column).onOpen;
      onOpen?.();
      return onOpen !== undefined;
    },
  });
  const frame = useCurrentInView(String(columns.find((column) => column.current)?.key ?? ''));
  return (
    <GridFrame ref={frame} data-wide={columns.length > UPRIGHT || undefined}>
      <GridTable role="grid" aria-label={label} ref={table} {...handlers}>
        <GridHead columns={columns} end={end} {...head} />
        <tbody role="rowgroup" ref={body}>
          {items.map((item) => gridRow(item, props, stopIn))}
        </tbody>
        {foot && <GridFoot {...foot} hasEnd={end !== undefined} />}
      </GridTable>
    </GridFrame>
  );
}

/** @param stopIn the cell of a row that Tab comes to */
function gridRow<R>(item: LongRow<R>, { columns, rowKey, rowHead, cell, mine, end }: ResultGridProps<R>, stopIn: (at: number) => number) {
  if ('leftOut' in item) {
    return (
      <LeftOutRow
        key={`left out ${item.leftOut}`}
        count={item.leftOut}
        columns={columns.length + (end ? 2 : 1)}
        inGrid
        onOpen={item.open}
      />
    );
  }
  const { row, at } = item;
  return (
    <GridRow
      key={rowKey(row)}
      at={at}
      stop={stopIn(at)}
      head={rowHead(row)}
      end={end?.render(row)}
      mine={mine?.(row) ?? false}
      cells={columns.map((_column, column) => cell(row, column))}
    />
  );
}
