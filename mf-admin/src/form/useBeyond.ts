import type { DataOf, QueryOf } from '@poolhouse/contract';
import type { ApiError } from '@poolhouse/shared-ui';
import { useRead, type ReadKey } from '@poolhouse/shared-ui/board';
import { useState } from 'react';

interface List<K extends ReadKey, Row> {
  readonly key: K;
  /** What is listed, without where it goes on. */
  readonly query: QueryOf<K>;
  /** The first rows, where the console's own page brings them and keeps them fresh; null asks for them too. */
  readonly first: readonly Row[] | null;
  /** Of all; of what was read where nothing else knows it. */
  total?: number;
  rowsOf(data: DataOf<K>): { readonly data: readonly Row[]; readonly total?: number };
  idOf(row: Row): number;
}

export interface Beyond<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The first rows are not known yet. */
  readonly pending: boolean;
  readonly error: ApiError | null;
  retry(): void;
  /** Reads further; null where nothing is left, or it is under way. */
  readonly more: (() => void) | null;
}

/** A list that is longer than one answer: its first rows, and those beyond as they are asked for. Another question begins anew. */
export function useBeyond<K extends ReadKey, Row>({ key, query, first, total, rowsOf, idOf }: List<K, Row>): Beyond<Row> {
  const question = JSON.stringify([key, query]);
  const [asked, setAsked] = useState<{ question: string; above: readonly Row[]; after: number } | null>(null);
  const here = asked?.question === question ? asked : null;
  const asks = first === null || here !== null;
  const read = useRead(key, asks ? ({ ...(query as object), ...(here && { after: here.after }) } as QueryOf<K>) : null);
  const last = read.data ? rowsOf(read.data) : null;
  const rows = once([...(first ?? []), ...(here?.above ?? []), ...(last?.data ?? [])], idOf);
  const all = total ?? last?.total ?? rows.length;
  const bottom = rows.at(-1);
  const waits = asks && read.data === null;
  return {
    rows,
    total: all,
    pending: waits && read.error === null && rows.length === 0,
    error: asks ? read.error : null,
    retry: read.retry,
    more: bottom && rows.length < all && !waits ? () => setAsked({ question, above: rows, after: idOf(bottom) }) : null,
  };
}

/** Each row once; the first, which is the freshest, stands. */
function once<Row>(rows: readonly Row[], idOf: (row: Row) => number): readonly Row[] {
  const seen = new Set<number>();
  return rows.filter((row) => {
    const known = seen.has(idOf(row));
    seen.add(idOf(row));
    return !known;
  });
}
