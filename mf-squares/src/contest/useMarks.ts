import type { SquaresEntryRow } from '@poolhouse/contract';
import type { Person } from '@poolhouse/shared-ui';
import { useBoardMarks } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';

/** How the entries of a board are shown in their squares, by ID. */
export function useMarks(entries: readonly SquaresEntryRow[]): ReadonlyMap<number, Person> {
  const rows = useMemo(
    () => [...entries].sort((a, b) => a.id - b.id).map(({ id, entry_name: name, initials: letters }) => ({ id, name, letters })),
    [entries],
  );
  return useBoardMarks(rows);
}
