import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Beyond the edge of the screen, so that what is scrolled to is up to date when it comes. */
const MARGIN = '200px 0px';

/** Whether an element is on the screen or close to it; where a browser cannot say, and on paper, it is. */
export function useNear<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [near, setNear] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), { rootMargin: MARGIN });
    observer.observe(element);
    const print = () => {
      // The paper is drawn when this returns.
      flushSync(() => setNear(true));
      observer.unobserve(element);
    };
    const printed = () => observer.observe(element);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, []);
  return [place, near];
}
