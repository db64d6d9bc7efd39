import type { SmackRow } from '@poolhouse/contract';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/**
 * Holds back other people's new messages while somebody reads further down, so that nothing jumps.
 * Returns what to show now, how many wait, and what shows them.
 */
export function useHeldMessages(
  messages: readonly SmackRow[],
  myName: string,
  list: RefObject<HTMLElement | null>,
): [shown: readonly SmackRow[], waiting: number, show: () => void] {
  const ids = useMemo(() => new Set(messages.map((message) => message.ID)), [messages]);
  const [known, setKnown] = useState<ReadonlySet<number>>(ids);
  const shown = messages.filter((message) => message.EntryName === myName || known.has(message.ID));
  // Before anything is painted: what is new stands at once unless somebody would lose their place.
  useLayoutEffect(() => {
    if (!isReading(list.current)) setKnown(ids);
  }, [ids, list]);
  return [shown, messages.length - shown.length, () => setKnown(ids)];
}

/** The list's top is out of sight, or something in it has the focus. */
function isReading(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  return (top < 0 && bottom > 0) || list.contains(document.activeElement);
}
