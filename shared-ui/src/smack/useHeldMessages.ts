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
  /** The newest message that was shown: what is older was asked for, and never held. */
  const known = useRef<number | null>(null);
  const [, draw] = useState(0);
  const reading = known.current !== null && isReading(list.current);
  const isHeld = (message: SmackRow) => reading && message.EntryName !== myName && message.ID > (known.current ?? 0);
  const shown = messages.filter((message) => !isHeld(message));
  if (!reading && messages.length > 0) known.current = newestOf(messages);
  const show = () => {
    known.current = newestOf(messages);
    draw((n) => n + 1);
  };
  return [shown, messages.length - shown.length, show];
}

const newestOf = (messages: readonly SmackRow[]): number => messages.reduce((newest, { ID }) => Math.max(newest, ID), 0);

/** The list's top is out of sight, or something in it has the focus. */
function isReading(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  return (top < 0 && bottom > 0) || list.contains(document.activeElement);
}
