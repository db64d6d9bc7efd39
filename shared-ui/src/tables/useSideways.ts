import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the room of a table as `data-wide` while the table is wider than it, so that the table scrolls and not the page: in very large letters, or
 * in words that are longer than those it was drawn with. Nothing is drawn anew for it.
 */
export function useSideways(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = ref.current;
    const table = room?.firstElementChild;
    if (!room || !table || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => room.toggleAttribute('data-wide', table.clientWidth > room.clientWidth));
    observer.observe(room);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return ref;
}
