import { useEffect, useEffectEvent, useState } from 'react';
import { useAction, type Answer } from '@poolhouse/shared-ui';
import type { useGolfDesk } from './useGolfDesk';

/** What every save in a player's stead says beside the pick itself. */
export interface Asked {
  readonly entry_id: number;
  readonly reason?: string;
  readonly tid?: number;
}

interface Stead<R, P> {
  readonly desk: ReturnType<typeof useGolfDesk>;
  readonly entries: readonly { readonly ID: number; readonly entry_name: string }[];
  /** Reads what an entry has, as far as it may be seen. */
  read(entry: number, signal: AbortSignal): Promise<Answer<R>>;
  take(answer: R): void;
  save(pick: P, asked: Asked): Promise<Answer<unknown>>;
  done(name: string): string;
  /** The console reads anew what it shows. */
  changed(): void;
}

/** An entry for which picks are set in its player's stead, with a reason: what it has is read when it is chosen and after each save. */
export function useInStead<R, P>({ desk, entries, read, take, save, done, changed }: Stead<R, P>) {
  const [entry, setEntry] = useState(0);
  const [reason, setReason] = useState('');
  const [reads, setReads] = useState(0);
  const readNow = useEffectEvent(async (signal: AbortSignal) => {
    const { data } = await read(entry, signal);
    if (data !== undefined && !signal.aborted) take(data);
  });
  useEffect(() => {
    if (entry === 0) return undefined;
    const gone = new AbortController();
    void readNow(gone.signal);
    return () => gone.abort();
  }, [entry, reads]);
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
        setReads((before) => before + 1);
        await desk.page.refresh();
        changed();
      },
    },
  );
  return { entry, setEntry, reason, setReason, action };
}
