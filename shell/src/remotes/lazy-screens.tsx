import type { RouteObject } from '@poolhouse/shared-ui/router';
import { lazy, type ComponentType } from 'react';
import { inTime } from './budget';
import { diagnose } from './diagnose';
import { pastEcho } from './scripts';

type Loaded = { Component?: ComponentType | null };

/**
 * A remote's routes as they can be drawn inside the shell's: `lazy` screens become components that fetch themselves, within the
 * budget. Each call makes new ones, so that drawing again after a failed fetch fetches again.
 *
 * A remote's routes may use `path`, `index`, `element`, `Component`, `lazy` (giving `Component`) and `children`.
 */
export function lazyScreens(routes: readonly RouteObject[], onLate: () => void): RouteObject[] {
  return routes.map((route) => {
    const { lazy: load, ...rest } = route;
    const drawn = { ...rest, ...(route.children ? { children: lazyScreens(route.children, onLate) } : {}) } as RouteObject;
    if (typeof load !== 'function') return drawn;
    const Screen = lazy(async () => {
      try {
        const { Component } = (await inTime(pastEcho(async () => load()), onLate)) as Loaded;
        if (!Component) throw new Error('A lazy route gave no Component');
        return { default: Component };
      } catch (trouble) {
        throw await diagnose(trouble);
      }
    });
    return { ...drawn, element: <Screen /> } as RouteObject;
  });
}
