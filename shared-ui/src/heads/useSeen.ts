import { useEffect, useState } from 'react';

/** The id of the first of these elements in the upper part of the screen; the first id before anything was seen. */
export function useSeen(ids: readonly string[]): string | undefined {
  const names = ids.join(' ');
  const [seen, setSeen] = useState(ids[0]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const order = names.split(' ');
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target.id);
        const first = order.find((id) => visible.has(id));
        if (first !== undefined) setSeen(first);
      },
      { rootMargin: '-130px 0px -50% 0px' },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [names]);
  return seen;
}
