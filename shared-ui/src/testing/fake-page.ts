import type { DataOf } from '@poolhouse/contract';
import { urlOf } from '../api/url';
import { idOf, mergePage } from '../board/merge-page';
import type { PageKey } from '../page-data/page-state.types';

/** An answer that says where to read on, as the server's pages do. */
export class PageRead<T> {
  constructor(
    readonly data: Partial<T>,
    readonly delta: string,
    readonly whole: boolean,
  ) {}
}

type RowIn<G> = G extends { data: (infer R)[] } ? R : never;
type Named<R> = { [N in keyof R & ('ID' | 'id')]: R[N] };
/** Rows of a group by their identifier: what is new in them, or that they are gone. */
type RowChange<R> = (Partial<R> & Named<R>) | (Named<R> & { __removed: 1 });
export type PageChange<T> = { [G in keyof T]?: readonly RowChange<RowIn<T[G]>>[] };

export interface FakePage<K extends PageKey> {
  /** To be put into `answers`. */
  readonly answer: (query: object) => PageRead<DataOf<K>>;
  /** The page as it is now. */
  readonly data: DataOf<K>;
  /** Changes the page; a screen that has read it gets these rows alone with its next read. A new row needs all of its fields. */
  change(groups: PageChange<DataOf<K>>): void;
  /** Forgets what was read before, as a server does that starts again: the next read gets the whole page. */
  forget(): void;
}

/** A page that answers like the server's: whole at first, then the rows that differ from what was read, by `__delta`. */
export function fakePage<K extends PageKey>(key: K, start: DataOf<K>): FakePage<K> {
  let first = 1;
  let states: DataOf<K>[] = [start];
  const now = () => states.at(-1)!;

  return {
    answer: (query) => {
      const { since, ...rest } = query as { since?: string };
      const delta = urlOf(key, { ...rest, since: first + states.length - 1 }).url;
      const read = states[Number(since ?? NaN) - first];
      return read === undefined
        ? new PageRead<DataOf<K>>(now(), delta, since !== undefined)
        : new PageRead<DataOf<K>>(difference(read, now()), delta, false);
    },
    get data() {
      return now();
    },
    change(groups) {
      const change = Object.fromEntries(Object.entries(groups).map(([group, rows]) => [group, { data: rows }])) as Partial<DataOf<K>>;
      states.push(mergePage<DataOf<K>>(now(), { data: change }));
    },
    forget() {
      first += states.length;
      states = [now()];
    },
  };
}

/** The rows of `after` that are new or differ, and those of `before` that are gone. Relies on kept identity. */
function difference<T>(before: T, after: T): Partial<T> {
  const old = before as Record<string, { data: object[] }>;
  const groups = Object.entries(after as Record<string, { data: object[] }>).map(([name, { data }]) => {
    const known = old[name]?.data ?? [];
    const left = new Set(data.map(idOf));
    const gone = known
      .filter((row) => !left.has(idOf(row)))
      .map((row) => ('ID' in row ? { ID: row.ID, __removed: 1 } : { id: idOf(row), __removed: 1 }));
    return [name, { data: [...data.filter((row) => !known.includes(row)), ...gone] }] as const;
  });
  return Object.fromEntries(groups.filter(([, { data }]) => data.length > 0)) as Partial<T>;
}
