import type { RegisteredRemote, Registry } from '@poolhouse/contract/remote';
import { createStore } from '@poolhouse/shared-ui';
import { askRegistry, type AskedRegistry } from './ask-registry';
import type { LeftOut } from './read-registry';
import { RegistryTrouble, type TroubleKind } from './registry-trouble';

interface Facts {
  /** Null until it was read. While it is asked again for somebody else, the list of before, to draw links with. */
  readonly registry: Registry | null;
  readonly leftOut: readonly LeftOut[];
  readonly player: string | null;
}

export type RegistryState =
  | (Facts & { readonly status: 'loading' })
  | (Facts & { readonly status: 'ready'; readonly registry: Registry })
  | (Facts & { readonly status: 'failed'; readonly trouble: TroubleKind });

export const EMPTY_REGISTRY: Registry = { remotes: [] };
const nothing: Facts = { registry: null, leftOut: [], player: null };

const store = createStore<RegistryState>({ ...nothing, status: 'loading' });
let pending: Promise<RegistryState> | null = null;
let pinned = false;

function become(next: RegistryState): RegistryState {
  store.set(next);
  return next;
}

const ready = ({ remotes, leftOut, player }: AskedRegistry): RegistryState => ({ status: 'ready', registry: { remotes }, leftOut, player });

async function readFirst(): Promise<RegistryState> {
  try {
    return become(ready(await askRegistry()));
  } catch (trouble) {
    console.warn('The list of contests could not be read.', trouble);
    return become({ ...nothing, status: 'failed', trouble: trouble instanceof RegistryTrouble ? trouble.kind : 'bad_answer' });
  }
}

/** The registry of this page load; it is read once, and only a failed read is repeated. */
export function loadRegistry(): Promise<RegistryState> {
  if (store.get().status === 'failed') {
    pending = null;
    become({ ...nothing, status: 'loading' });
  }
  pending ??= readFirst();
  return pending;
}

/** From now on an open tab goes on with the releases that it has: a remote's code is about to run. */
export const pinRegistry = (): void => void (pinned = true);

/** Whether the registry was asked for somebody else, and may still be asked again. */
export function isForOther(player: string): boolean {
  const state = store.get();
  return state.status === 'ready' && state.player !== player && !pinned;
}

/** Asks again for the player who has just signed in; what was live for a guest stays where that fails. */
export function askForPlayer(player: string): void {
  const before = store.get();
  if (!isForOther(player) || before.status !== 'ready') return;
  become({ ...before, status: 'loading' });
  pending = askRegistry().then(
    (asked) => become({ ...ready(asked), player }),
    (trouble: unknown) => {
      console.warn('The list of contests could not be read again.', trouble);
      return become({ ...before, player });
    },
  );
}

/** Takes over a newer list as long as no remote's code has run. Answers whether it did. */
export function adopt(asked: AskedRegistry): boolean {
  if (pinned || store.get().status !== 'ready') return false;
  become(ready(asked));
  return true;
}

/** Puts another description of one remote in the place of its own: one whose code has not run yet. */
export function replaceRemote(fresh: RegisteredRemote): void {
  const state = store.get();
  if (state.status !== 'ready') return;
  become({ ...state, registry: { remotes: state.registry.remotes.map((remote) => (remote.id === fresh.id ? fresh : remote)) } });
}

export const registryState = store.get;

export const watchRegistry = store.subscribe;
