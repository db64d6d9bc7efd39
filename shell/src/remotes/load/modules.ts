import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { entryUrl } from '../../registry/files';
import { pinRegistry } from '../../registry/registry.store';
import { inTime } from '../why/budget';
import { diagnose } from '../why/diagnose';
import { LoadFailure } from '../why/load-failure';
import { loadExposed } from './federation';
import { provided } from './provided';
import { giveUpPending, pastEcho, preloadScripts } from './scripts';

/** What remotes expose, by remote and name. */
const loading = new Map<RegisteredRemote, Map<string, Promise<unknown>>>();
const loaded = new Map<RegisteredRemote, Map<string, unknown>>();
const failedBefore = new Set<string>();

/** After a failure the browser may answer a preload with it; the scripts themselves do not suffer from that. */
export const noteFailed = (remote: RegisteredRemote): void => void failedBefore.add(remote.id);

/** Asks at once for everything that is going to be needed: beside the entry its chunks, and the kit's parts that it draws with. */
export function fetchAround(remote: RegisteredRemote, preload: readonly string[], shared: readonly string[]): void {
  if (failedBefore.has(remote.id)) return;
  preloadScripts(remote, preload);
  for (const key of shared) if (Object.hasOwn(provided, key)) provided[key]?.().catch(() => undefined);
}

async function load(remote: RegisteredRemote, name: string, isSound: (value: unknown) => boolean): Promise<unknown> {
  const exposed = await inTime(
    pastEcho(() => loadExposed(remote, name)),
    () => giveUpPending(remote),
  );
  const value = (exposed as { default?: unknown } | null | undefined)?.default;
  // After a swallowed failure the runtime hands out an empty module instead of throwing.
  if (!isSound(value)) throw new LoadFailure('bad_answer', `It exposes no ${name}`, { url: entryUrl(remote) });
  within(loaded, remote).set(name, value);
  return value;
}

function within<T>(kept: Map<RegisteredRemote, Map<string, T>>, remote: RegisteredRemote): Map<string, T> {
  const before = kept.get(remote);
  if (before) return before;
  const made = new Map<string, T>();
  kept.set(remote, made);
  return made;
}

/**
 * The default export of what a remote exposes under a name. Loaded once, and again after a failure.
 * @param isSound whether it is what was wanted
 * @throws LoadFailure
 */
export function loadModule(remote: RegisteredRemote, name: string, isSound: (value: unknown) => boolean): Promise<unknown> {
  const attempts = within(loading, remote);
  const before = attempts.get(name);
  if (before) return before;
  pinRegistry();
  const attempt = load(remote, name, isSound).catch(async (trouble: unknown) => {
    attempts.delete(name);
    noteFailed(remote);
    throw await diagnose(trouble);
  });
  attempts.set(name, attempt);
  return attempt;
}

/** The same without waiting, where it is there already. */
export const moduleAtHand = (remote: RegisteredRemote, name: string): unknown => loaded.get(remote)?.get(name);
