import { useEffect, useRef, type RefObject } from 'react';

/**
 * What had the focus goes with the page it stood on. The next press of Tab then begins in the new page, and a screen reader reads from
 * there, not from the top of everything.
 *
 * @param page where it goes; @param shown changes with what stands there
 */
export function useFocusKept(page: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    // Whoever wants the focus for itself has it by then.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) page.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [page, shown]);
}
