import { createStore, type Store } from '../store/create-store';

/** How fresh a page is. */
export interface Freshness {
  /** When the next read is due, epoch ms of our own clock; null when none is. */
  dueAt: number | null;
  /** Seconds from the last answer to then. */
  seconds: number | null;
  /** Epoch ms (server's time) of the last good answer while the server cannot be reached. */
  staleSince: number | null;
  /** Epoch ms (server's time) up to which what is shown was true, from the moment that the connection is gone. */
  asOf?: number | null;
  /** The connection is gone, and no read has answered yet. */
  reconnecting?: boolean;
  /** A read is under way. */
  refreshing: boolean;
  /** Changes are pushed as they come, so that no read is due. */
  live?: boolean;
}

/** A page's freshness, watched by the parts that show it, so that the page is not drawn again with each read. */
export interface PageStatus extends Store<Freshness> {
  /** Reads the page now. */
  refresh(): Promise<void>;
}

export interface OwnStatus extends PageStatus {
  /** Takes over what is known; tells nobody when nothing changed. */
  note(part: Partial<Freshness>, refresh?: () => Promise<void>): void;
}

export function createPageStatus(): OwnStatus {
  const store = createStore<Freshness>({
    dueAt: null,
    seconds: null,
    staleSince: null,
    asOf: null,
    refreshing: false,
    live: false,
    reconnecting: false,
  });
  let read = async (): Promise<void> => {};
  return {
    ...store,
    refresh: () => read(),
    note: (part, refresh) => {
      read = refresh ?? read;
      const old = store.get();
      const next = { ...old, ...part };
      const same = (Object.keys(next) as (keyof Freshness)[]).every((name) => Object.is(next[name], old[name]));
      if (!same) store.set(next);
    },
  };
}
