import type { SmackRow } from '@poolhouse/contract';
import { useRef, useState, type RefObject } from 'react';

/**
 * Holds back other people's new messages while somebody reads further down, so that nothing jumps.
 * Returns what to show now, how many wait, and what shows them.
 */
export function useHeldMessages(
  messages: readonly SmackRow[],
  myName: string,
  list: RefObject<HTMLElement | null>,
): [shown: readonly SmackRow[], waiting: number, show: () => void] {
  const known = useRef<Set<number> | null>(null);
  const [, draw] = useState(0);
  const reading = known.current !== null && isReading(list.current);
  const isHeld = (message: SmackRow) => reading && message.EntryName !== myName && !known.current?.has(message.ID);
  const shown = messages.filter((message) => !isHeld(message));
  if (!reading && messages.length > 0) known.current = new Set(messages.map((message) => message.ID));
  const show = () => {
    known.current = new Set(messages.map((message) => message.ID));
    draw((n) => n + 1);
  };
  return [shown, messages.length - shown.length, show];
}

/** The list's top is out of sight, or something in it has the focus. */
function isReading(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  return (top < 0 && bottom > 0) || list.contains(document.activeElement);
}
