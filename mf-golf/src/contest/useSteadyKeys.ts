import { useMemo, useState } from 'react';
import { steadyOrder, type Steady } from './steady-order.rules';

/** Keys of rows in their order, which may change with each answer: few of them are put elsewhere. */
export function useSteadyKeys(ids: readonly number[]): readonly string[] {
  const [drawn, setDrawn] = useState<readonly Steady[]>(() => steadyOrder([], ids));
  const same = drawn.length === ids.length && drawn.every(({ id }, n) => id === ids[n]);
  const rows = same ? drawn : steadyOrder(drawn, ids);
  if (!same) setDrawn(rows);
  return useMemo(() => rows.map(({ key }) => key), [rows]);
}
