interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  type: { displayName?: string; name?: string; render?: { displayName?: string; name?: string } } | null;
}
/** What React finds in a page that watches it. */
export interface Hook {
  supportsFiber: true;
  inject(): number;
  onCommitFiberRoot(id: number, root: { current: Fiber }): void;
  onCommitFiberUnmount(): void;
  poolhouseDraws?: { commits: number; names: string[] };
}

/**
 * Makes React tell which components it calls; it must run before React DOM does. A component counts once a commit in which its function was
 * called. It stands by itself: tests in Chromium and the bench put its text into a page.
 */
export function watchDraws(): void {
  const global = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
  if (global.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const seen: { commits: number; names: string[] } = { commits: 0, names: [] };
  // Functions, classes, forwarded and memoized ones; React's own numbers.
  const called = new Set([0, 1, 11, 15]);
  const nameOf = ({ type }: Fiber): string =>
    type?.displayName || type?.name || type?.render?.displayName || type?.render?.name || 'anonymous';
  const look = (fiber: Fiber, before: Fiber | null): void => {
    if (called.has(fiber.tag) && (before === null || (fiber.flags & 1) === 1)) seen.names.push(nameOf(fiber));
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) look(child, child.alternate);
  };
  global.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id, { current }) => {
      seen.commits += 1;
      look(current, current.alternate);
    },
    onCommitFiberUnmount: () => {},
    poolhouseDraws: seen,
  };
}
