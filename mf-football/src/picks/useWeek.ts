import { useMemo } from 'react';
import { useServerNow } from '@poolhouse/shared-ui';
import type { FootballEventRow } from '@poolhouse/contract';
import { hasStarted } from './events.rules';
import type { Week } from './picks.rules';

/** The week's games at the site's time. It is another object only when a game changed or a kick-off passed. */
export function useWeek(rows: readonly FootballEventRow[]): Week {
  const now = useServerNow();
  const events = useMemo(() => new Map(rows.map((row) => [row.ID, row])), [rows]);
  const passed = rows.filter((row) => hasStarted(row, now)).length;
  const latest = { events, now };
  // Every instant between two kick-offs locks the same games, so the first of them stands for all.
  return useMemo(() => latest, [events, passed]);
}
