import type { RouteObject } from '@poolhouse/shared-ui/router';
import { lazy, type ComponentType } from 'react';
import { inTime } from '../why/budget';
import { diagnose } from '../why/diagnose';
import { pastEcho } from './scripts';

type Loader = () => Promise<unknown>;
type Loaded = { Component?: ComponentType | null };

/** Screens whose code is there, by the function that fetches it. */
const ready = new WeakMap<Loader, ComponentType>();
const fetching = new WeakMap<Loader, Promise<ComponentType>>();

async function fetchScreen(load: Loader, onLate: () => void): Promise<ComponentType> {
  try {
    const { Component } = (await inTime(pastEcho(load), onLate)) as Loaded;
    if (!Component) throw new Error('A lazy route gave no Component');
    ready.set(load, Component);
    return Component;
  } catch (trouble) {
    throw await diagnose(trouble);
  } finally {
    fetching.delete(load);
  }
}

/**
 * Fetches a screen within the budget; who asks meanwhile waits for the same fetch.
 * @param onLate called once the time is over
 * @throws LoadFailure
 */
function loadScreen(load: Loader, onLate: () => void): Promise<ComponentType> {
  const before = fetching.get(load);
  if (before) return before;
  const fetched = fetchScreen(load, onLate);
  fetching.set(load, fetched);
  return fetched;
}

const loaderAt = (routes: readonly RouteObject[], path: string): Loader | null => {
  const load = routes.find((route) => route.path === path)?.lazy;
  return typeof load === 'function' ? load : null;
};

/**
 * Fetches the screen at a route's path before it is drawn: React holds a screen back for 300 ms once it has drawn something in its place.
 */
export async function loadScreenAt(routes: readonly RouteObject[], path: string, onLate: () => void): Promise<void> {
  const load = loaderAt(routes, path);
  if (load && !ready.has(load)) await loadScreen(load, onLate);
}

export function isReadyAt(routes: readonly RouteObject[], path: string): boolean {
  const load = loaderAt(routes, path);
  return load === null || ready.has(load);
}

/**
 * A remote's routes as they can be drawn inside the shell's: `lazy` screens become components, which fetch themselves unless they are
 * there. Each call makes new ones, so that drawing again after a failed fetch fetches again.
 *
 * A remote's routes may use `path`, `index`, `element`, `Component`, `lazy` (giving `Component`) and `children`.
 */
export function drawable(routes: readonly RouteObject[], onLate: () => void): RouteObject[] {
  return routes.map((route) => {
    const { lazy: load, ...rest } = route;
    const drawn = { ...rest, ...(route.children ? { children: drawable(route.children, onLate) } : {}) } as RouteObject;
    if (typeof load !== 'function') return drawn;
    const Screen = ready.get(load) ?? lazy(async () => ({ default: await loadScreen(load as Loader, onLate) }));
    return { ...drawn, element: <Screen /> };
  });
}
