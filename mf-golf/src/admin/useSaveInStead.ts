import { useAction, type Answer } from '@poolhouse/shared-ui';
import type { Read } from '@poolhouse/shared-ui/board';
import type { useGolfDesk } from './useGolfDesk';

/** What every save in a player's stead says beside the pick itself. */
export interface Asked {
  readonly entry_id: number;
  readonly reason?: string;
  readonly tid?: number;
}

interface Stead<P> {
  readonly desk: ReturnType<typeof useGolfDesk>;
  readonly entry: { readonly ID: number; readonly entry_name: string };
  /** What the entry has, as far as it may be seen: read again after each save. */
  readonly read: Read<unknown>;
  save(pick: P, asked: Asked): Promise<Answer<unknown>>;
  done(name: string): string;
  /** The console reads anew what it shows. */
  changed(): void;
}

/** Saves picks of an entry in its player's stead, with a reason. */
export function useSaveInStead<P extends { reason: string }>({ desk, entry, read, save, done, changed }: Stead<P>) {
  return useAction(
    (typed: P) =>
      save(typed, {
        entry_id: entry.ID,
        ...(typed.reason.trim() !== '' && { reason: typed.reason.trim() }),
        ...(desk.config && { tid: desk.config.pick_tid }),
      }),
    {
      done: () => done(entry.entry_name),
      onDone: async () => {
        await Promise.all([read.again(), desk.page.refresh()]);
        changed();
      },
    },
  );
}
