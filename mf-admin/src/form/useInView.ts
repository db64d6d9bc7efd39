import { useCallback } from 'react';

/** Brings what has just opened into view, where it opened outside of it. Goes to `ref`. */
export const useInView = (): ((element: HTMLElement | null) => void) =>
  // The browser of the tests has no view to bring it into.
  useCallback((element) => element?.scrollIntoView?.({ block: 'nearest' }), []);
