import type { SmackRow } from '@poolhouse/contract';
import { useMemo, useState, useSyncExternalStore, type RefObject } from 'react';

/** Where somebody reads is asked when something is drawn; scrolling draws nothing. */
const unwatched = (): (() => void) => () => undefined;

/**
 * Holds back other people's new messages while somebody reads further down, so that nothing jumps.
 * Returns what to show now, how many wait, and what shows them.
 */
export function useHeldMessages(
  messages: readonly SmackRow[],
  myName: string,
  list: RefObject<HTMLElement | null>,
): [shown: readonly SmackRow[], waiting: number, show: () => void] {
  // By the newest message shown: what is older was asked for, and never held.
  const newest = useMemo(() => newestOf(messages), [messages]);
  const [known, setKnown] = useState(newest);
  const reading = useSyncExternalStore(unwatched, () => isReading(list.current));
  // What is new stands at once unless somebody would lose their place.
  if (!reading && known !== newest) setKnown(newest);
  const shown = messages.filter((message) => message.EntryName === myName || message.ID <= known);
  return [shown, messages.length - shown.length, () => setKnown(newest)];
}

const newestOf = (messages: readonly SmackRow[]): number => messages.reduce((newest, { ID }) => Math.max(newest, ID), 0);

/** The list's top is out of sight, or something in it has the focus. */
function isReading(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  return (top < 0 && bottom > 0) || list.contains(document.activeElement);
}
