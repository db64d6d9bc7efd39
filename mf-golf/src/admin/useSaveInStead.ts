import { useState } from 'react';
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
  readonly entries: readonly { readonly ID: number; readonly entry_name: string }[];
  readonly entry: number;
  /** What the entry has, as far as it may be seen: read again after each save. */
  readonly read: Read<unknown>;
  save(pick: P, asked: Asked): Promise<Answer<unknown>>;
  done(name: string): string;
  /** The console reads anew what it shows. */
  changed(): void;
}

/** Saves picks of an entry in its player's stead, with a reason. */
export function useSaveInStead<P>({ desk, entries, entry, read, save, done, changed }: Stead<P>) {
  const [reason, setReason] = useState('');
  const action = useAction(
    (pick: P) =>
      save(pick, {
        entry_id: entry,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
        ...(desk.config && { tid: desk.config.pick_tid }),
      }),
    {
      done: () => done(entries.find(({ ID }) => ID === entry)?.entry_name ?? ''),
      onDone: async () => {
        setReason('');
        await Promise.all([read.again(), desk.page.refresh()]);
        changed();
      },
    },
  );
  return { reason, setReason, action };
}
