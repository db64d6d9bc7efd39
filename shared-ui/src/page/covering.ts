import type { RefCallback } from 'react';

/**
 * What stays at an edge of the screen while the page moves under it. At the upper edge the bar of old data, and below it what leads through
 * the page, such as jump pills; at the lower one the tabs of a contest, and the bar of a form above them.
 */
export type Covering = 'stale' | 'top' | 'tabs' | 'bar';

/**
 * Writes how high these elements are into `--ph-stale` and so forth, for what keeps clear of them: what has the focus, what is jumped to
 * (the page's scroll padding), and each other. Measured, since large text and long sentences make them higher.
 */
export function covering(part: Covering): RefCallback<HTMLElement> {
  const heights = new Map<Element, number>();
  const tell = () => {
    const { style } = document.documentElement;
    const before = style.getPropertyValue(`--ph-${part}`);
    const height = Math.max(0, ...heights.values());
    if (height === 0) style.removeProperty(`--ph-${part}`);
    else style.setProperty(`--ph-${part}`, `${height}px`);
    if (height > (Number.parseFloat(before) || 0)) uncoverFocus();
  };
  return (element) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      heights.set(element, staysPut(element) ? Math.ceil(element.getBoundingClientRect().height) : 0);
      tell();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(element);
      tell();
    };
  };
}

/** A form's bar stands among the rest on some screens. */
const staysPut = (element: Element): boolean => ['sticky', 'fixed'].includes(getComputedStyle(element).position);

/** A bar that comes or grows lies over what has the focus: the page gives way. Where that is out of sight, nothing moves. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  // What only a script gives the focus to, such as the page itself after a turn to another, is no control.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}
