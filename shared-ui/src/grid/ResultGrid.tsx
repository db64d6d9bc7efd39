import type { ReactElement } from 'react';
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
export function ResultGrid<R>({ label, columns, rows, rowKey, rowHead, cell, mine, end, foot, ...head }: ResultGridProps<R>): ReactElement {
  const { table, stopIn, handlers } = useGridFocus({
    rows: rows.length,
    columns: columns.length,
    open: (at) => {
      const row = rows[at.row];
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
        <tbody role="rowgroup">
          {rows.map((row, i) => (
            <GridRow
              key={rowKey(row)}
              at={i}
              stop={stopIn(i)}
              head={rowHead(row)}
              end={end?.render(row)}
              mine={mine?.(row) ?? false}
              cells={columns.map((_column, at) => cell(row, at))}
            />
          ))}
        </tbody>
        {foot && <GridFoot {...foot} hasEnd={end !== undefined} />}
      </GridTable>
    </GridFrame>
  );
}
