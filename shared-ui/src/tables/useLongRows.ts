import { useEffect, useRef, useState, type RefObject } from 'react';
import { spansOf } from './long-rows.rules';

/** A row with its number among those that are drawn, or how many are left out in this place. */
export type LongRow<R> = { readonly row: R; readonly at: number } | { readonly leftOut: number; open(): void };

export interface LongRows<R> {
  /** Rows, and in place of those that are left out how many they are. */
  readonly items: readonly LongRow<R>[];
  /** Of the rows' own group of the table: the focus goes to the first row that comes into view. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/**
 * A long table: its first rows and those around the player's own, until they ask for all.
 *
 * @param mine without it nothing is cut, since nobody looks for themselves in such a table
 * @param first rows that stand at the top, 30 unless told
 */
export function useLongRows<R>(rows: readonly R[], mine: ((row: R) => boolean) | undefined, first?: number): LongRows<R> {
  const body = useRef<HTMLTableSectionElement>(null);
  const [all, setAll] = useState(false);
  const opened = useRef<number | null>(null);
  useEffect(() => {
    const at = opened.current;
    opened.current = null;
    const row = at === null ? undefined : body.current?.rows[at];
    // A row is no stop of Tab; it takes the focus once, since the button that had it is gone.
    row?.setAttribute('tabindex', '-1');
    row?.focus({ preventScroll: true });
  }, [all]);
  if (all || !mine) return { items: rows.map((row, at) => ({ row, at })), body };
  const own = rows.flatMap((row, at) => (mine(row) ? [at] : []));
  let drawn = 0;
  const items = spansOf(rows.length, own, first).flatMap(({ from, to, shown }): LongRow<R>[] => {
    if (shown) return rows.slice(from, to).map((row) => ({ row, at: drawn++ }));
    const open = () => {
      opened.current = from;
      setAll(true);
    };
    return [{ leftOut: to - from, open }];
  });
  return { items, body };
}
