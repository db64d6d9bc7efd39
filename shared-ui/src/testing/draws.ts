import { watchDraws, type Hook } from './watch-draws';

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
