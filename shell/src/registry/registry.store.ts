import { readRegistry } from './registry.guard';
import type { Registry } from './registry.types';

const REGISTRY = '/registry.json';
const BUDGET_MS = 10_000;

export type RegistryState =
  | { readonly status: 'loading'; readonly registry: null }
  | { readonly status: 'ready'; readonly registry: Registry }
  | { readonly status: 'failed'; readonly registry: null };

let state: RegistryState = { status: 'loading', registry: null };
let pending: Promise<RegistryState> | null = null;
const watchers = new Set<() => void>();

function become(next: RegistryState): RegistryState {
  state = next;
  for (const watcher of watchers) watcher();
  return next;
}

async function fetchRegistry(): Promise<RegistryState> {
  try {
    const answer = await fetch(REGISTRY, { credentials: 'same-origin', signal: AbortSignal.timeout(BUDGET_MS) });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    return become({ status: 'ready', registry: readRegistry(await answer.json(), (message) => console.warn(message)) });
  } catch (trouble) {
    console.warn('The list of contests could not be read.', trouble);
    return become({ status: 'failed', registry: null });
  }
}

/**
 * The registry of this page load. It is read once and kept, so that an open tab goes on with the releases it began with; only a
 * failed read is repeated.
 */
export function loadRegistry(): Promise<RegistryState> {
  if (state.status === 'failed') {
    pending = null;
    become({ status: 'loading', registry: null });
  }
  pending ??= fetchRegistry();
  return pending;
}

export const registryState = (): RegistryState => state;

export function watchRegistry(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
