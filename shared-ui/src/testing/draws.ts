interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  type: { displayName?: string; name?: string; render?: { displayName?: string; name?: string } } | null;
}
interface Hook {
  supportsFiber: true;
  inject(): number;
  onCommitFiberRoot(id: number, root: { current: Fiber }): void;
  onCommitFiberUnmount(): void;
  poolhouseDraws?: { commits: number; names: string[] };
}

/**
 * Makes React tell which components it calls. It stands by itself, so that a browser test can put it into a page; it must run before
 * React DOM does. A component counts once a commit in which its function was called.
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

watchDraws();

export interface Draws {
  /** How many components were drawn, all commits together. */
  total: number;
  commits: number;
  /** How often, by the component's name. */
  of: Readonly<Record<string, number>>;
}

/** What was drawn since this was called last. Import `/testing` before anything that brings React DOM. */
export function takeDraws(): Draws {
  const seen = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__?.poolhouseDraws;
  if (!seen) throw new Error('Something else watches React here, so draws cannot be counted.');
  const names = seen.names.splice(0);
  const commits = seen.commits;
  seen.commits = 0;
  const of: Record<string, number> = {};
  for (const name of names) of[name] = (of[name] ?? 0) + 1;
  return { total: names.length, commits, of };
}
