import { useSyncExternalStore } from 'react';

/** One value outside of React that screens may watch. */
export interface Store<T> {
  get(): T;
  /** Tells whoever watches, unless it is the value that stands already. */
  set(next: T): void;
  /** Answers what ends the watching. */
  subscribe(tell: () => void): () => void;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const tell of [...watchers]) tell();
    },
    subscribe: (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}

/** The store's value; draws again when it is another one. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
