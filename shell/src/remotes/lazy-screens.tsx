import type { RouteObject } from '@poolhouse/shared-ui/router';
import { lazy, type ComponentType } from 'react';

type Loaded = { Component?: ComponentType | null };

/**
 * A remote's routes as they can be drawn inside the shell's: `lazy` screens become components that fetch themselves. Each call
 * makes new ones, so that drawing again after a failed fetch fetches again.
 *
 * A remote's routes may use `path`, `index`, `element`, `Component`, `lazy` (giving `Component`) and `children`.
 */
export function lazyScreens(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy: load, ...rest } = route;
    const drawn = { ...rest, ...(route.children ? { children: lazyScreens(route.children) } : {}) } as RouteObject;
    if (typeof load !== 'function') return drawn;
    const Screen = lazy(async () => {
      const { Component } = (await load()) as Loaded;
      if (!Component) throw new Error('A lazy route gave no Component');
      return { default: Component };
    });
    return { ...drawn, element: <Screen /> } as RouteObject;
  });
}
