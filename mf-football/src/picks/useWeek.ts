import type { FootballEventRow } from '@poolhouse/contract';
import { useFromNow } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import { lastKickoff } from './events.rules';
import type { Week } from './picks.rules';

/** The week's games at the site's time. It is another object only when a game changed or a kick-off passed. */
export function useWeek(rows: readonly FootballEventRow[]): Week {
  const events = useMemo(() => new Map(rows.map((row) => [row.ID, row])), [rows]);
  // Every instant between two kick-offs locks the same games, so the last one that passed stands for all.
  const passed = useFromNow((now) => lastKickoff(rows, now));
  return useMemo(() => ({ events, now: passed }), [events, passed]);
}
