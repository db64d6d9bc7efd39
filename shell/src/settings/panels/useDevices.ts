import type { DeviceRow } from '@poolhouse/contract';
import { useApi, useSession } from '@poolhouse/shared-ui';
import { useCallback, useEffect, useState } from 'react';

interface Devices {
  readonly devices: readonly DeviceRow[] | null;
  /** Why they could not be read, or why the last press did not work. */
  readonly error: string | null;
  read(): Promise<void>;
  /** Signs one device out. */
  revoke(id: number): Promise<void>;
  /** Signs all others out, or this one as well. */
  revokeAll(keepThis: boolean): Promise<void>;
}

export function useDevices(): Devices {
  const api = useApi();
  const { signOut } = useSession();
  const [devices, setDevices] = useState<readonly DeviceRow[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  const read = useCallback(async () => {
    const answer = await api.call('GET utils/devices');
    if (answer.error) return setError(answer.error.message);
    setError(null);
    setDevices(answer.data.devices.data);
  }, [api]);
  useEffect(() => void read(), [read]);

  const then = async (refusal: { message: string } | undefined) => {
    await read();
    if (refusal) setError(refusal.message);
  };
  return {
    devices,
    error,
    read,
    revoke: async (id) => then((await api.call('POST utils/revoke_device', { body: { id } })).error),
    revokeAll: async (keepThis) => {
      const { error: refusal } = await api.call('POST utils/signout_everywhere', { body: { keep_this: keepThis ? 1 : 0 } });
      if (keepThis || refusal) return then(refusal);
      await signOut();
    },
  };
}
