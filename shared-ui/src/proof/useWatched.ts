import { useEffect } from 'react';
import type { ApiClient } from '../api/client.types';
import { useApi } from '../session/context';
import { canKeep } from './can-keep';
import { show, tellMisfit } from './contest-in-view';

/** At the earliest, once a page of the contest has its data. */
const PATIENCE_MS = 3000;

/** On each page of a contest this browser is a witness of its log: once the page is idle it looks whether that has only grown. */
export function useWatched(contest: number | null): void {
  const api = useApi();
  useEffect(() => {
    if (contest === null || !canKeep()) return undefined;
    const leave = show(contest);
    const rest = whenIdle(() => void lookAt(contest, api));
    return () => {
      rest();
      leave();
    };
  }, [contest, api]);
}

/** What it looks with is fetched for this alone. */
async function lookAt(contest: number, api: ApiClient): Promise<void> {
  try {
    const { look, browserKeep } = await import(/* webpackChunkName: "witness" */ './witness');
    const misfit = await look(contest, { api, keep: browserKeep, now: Date.now() });
    if (misfit) tellMisfit(contest, misfit);
  } catch {
    // Without a network nothing is fetched, and nothing is said.
  }
}

/** Safari has no idle callbacks. @returns what calls it off */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 4 * PATIENCE_MS });
  return () => cancelIdleCallback(waiting);
}

/** The contest of a page's answer, as the first row of its `config` says it. */
export function contestOf(data: unknown): number | null {
  const { config } = (data ?? {}) as { config?: { data?: readonly { contest_id?: unknown }[] } };
  const id = config?.data?.[0]?.contest_id;
  return typeof id === 'number' && id > 0 ? id : null;
}
