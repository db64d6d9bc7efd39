import { useState } from 'react';
import { serverNow } from '../api/server-time';

/** How long what stands large stays there, unless it is over. */
const STEADY_MS = 120_000;

/** The first row, which gives way to another no sooner than two minutes after it came, or once it is gone. */
export function useSteady<T extends { readonly ID: string | number }>(rows: readonly T[]): T | undefined {
  const [first] = rows;
  const [held, setHeld] = useState({ ID: first?.ID, since: serverNow() });
  const kept = rows.find(({ ID }) => ID === held.ID);
  if (kept && (first === kept || serverNow() - held.since < STEADY_MS)) return kept;
  if (first?.ID !== held.ID) setHeld({ ID: first?.ID, since: serverNow() });
  return first;
}
