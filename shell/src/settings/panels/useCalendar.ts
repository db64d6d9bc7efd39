import { useAction, useApi } from '@poolhouse/shared-ui';
import { useRead, type ResultNote } from '@poolhouse/shared-ui/board';
import { useState } from 'react';

interface Calendar {
  /** ISO; '' while it has no address, null before that is known. */
  readonly created: string | null;
  /** Why that could not be read. */
  readonly error: string | null;
  /** The address that was just made: told this once. */
  readonly address: string | null;
  readonly pending: boolean;
  /** What became of the last press. */
  readonly result: ResultNote | null;
  retry(): void;
  make(): Promise<void>;
  revoke(): Promise<void>;
}

/** The address of the own calendar. */
export function useCalendar(): Calendar {
  const api = useApi();
  const { data, error, retry, again } = useRead('GET utils/calendar', undefined);
  const [address, setAddress] = useState<string | null>(null);
  const making = useAction(() => api.call('POST utils/new_calendar'), {
    onDone: async ({ path }) => {
      setAddress(new URL(path, window.location.origin).href);
      await again();
    },
  });
  const revoking = useAction(() => api.call('POST utils/revoke_calendar'), {
    done: 'Revoked. No calendar can read it any more.',
    onDone: async () => {
      setAddress(null);
      await again();
    },
  });
  return {
    created: data?.created ?? null,
    error: error?.message ?? null,
    address,
    pending: making.pending || revoking.pending,
    result: making.result ?? revoking.result,
    retry,
    make: async () => {
      revoking.clear();
      await making.run();
    },
    revoke: async () => {
      making.clear();
      await revoking.run();
    },
  };
}
