import type { ReactElement, ReactNode } from 'react';
import { Cells } from './recap.styles';

export interface RecapCell {
  id: string;
  /** What became of it, such as a `ResultChip`. */
  mark: ReactNode;
  /** 'UGA' */
  name: string;
  /** '−5.5' */
  note: string;
}

/** An entry's picks of a round, each with what became of it; nothing for none. */
export function RecapCells({ cells, label }: { cells: readonly RecapCell[]; label: string }): ReactElement | null {
  if (cells.length === 0) return null;
  return (
    <Cells aria-label={label}>
      {cells.map(({ id, mark, name, note }) => (
        <li key={id}>
          {mark}
          {name}
          <small>{note}</small>
        </li>
      ))}
    </Cells>
  );
}
