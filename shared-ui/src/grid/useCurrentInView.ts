import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a frame sideways once, so that its `aria-current` head stands at the right edge of what is seen. */
export function useCurrentInView(current: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const head = box?.querySelector<HTMLElement>('thead [aria-current]');
    if (!box || !head) return;
    const next = head.nextElementSibling instanceof HTMLElement ? head.nextElementSibling.offsetWidth / 2 : 0;
    box.scrollLeft = Math.max(0, head.offsetLeft + head.offsetWidth + next - box.clientWidth);
  }, [current]);
  return frame;
}
