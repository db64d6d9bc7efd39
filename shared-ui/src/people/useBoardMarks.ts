import { useMemo } from 'react';
import { boardMarks, type Lettered } from './board-marks.rules';
import { usePersons, type Person } from './people.store';

/** How the entries of a board are shown, each with letters of its own (`boardMarks`). @param rows the same object while nothing changed */
export function useBoardMarks(rows: readonly Lettered[]): ReadonlyMap<number, Person> {
  const personOf = usePersons();
  return useMemo(() => boardMarks(rows, personOf), [rows, personOf]);
}
