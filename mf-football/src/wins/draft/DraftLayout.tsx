import { Columns, useOneColumn } from '@poolhouse/shared-ui/board';
import type { ReactNode } from 'react';

export interface DraftParts {
  clock: ReactNode;
  board: ReactNode;
  free: ReactNode;
  /** What an administrator does before the draft, and beside it. */
  order?: ReactNode;
  setUp?: ReactNode;
}

/** In one column the teams stand right under the clock, where somebody drafts. */
export function DraftLayout({ clock, board, free, order, setUp }: DraftParts) {
  const one = useOneColumn();
  if (one)
    return (
      <Columns>
        <div>
          {clock}
          {order}
          {free}
          {board}
          {setUp}
        </div>
      </Columns>
    );
  return (
    <Columns>
      <div>
        {clock}
        {order}
        {board}
        {setUp}
      </div>
      <div>{free}</div>
    </Columns>
  );
}
