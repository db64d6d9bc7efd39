import type { DeviceRow } from '@poolhouse/contract';
import { useAction, useApi, useSession, type Answer } from '@poolhouse/shared-ui';
import { noRefresh, usePageData } from '@poolhouse/shared-ui/board';

const UNREACHABLE = "Can't reach Poolhouse. Check your connection and try again.";

interface Devices {
  readonly devices: readonly DeviceRow[] | null;
  /** Why they could not be read, or why the last press did not work. */
  readonly error: string | null;
  read(): Promise<void>;
  /** Calls a device otherwise; why not stands where the name is typed. */
  name(id: number, name: string): Promise<Answer<unknown>>;
  /** Signs one device out. */
  revoke(id: number): Promise<void>;
  /** Signs all others out, or this one as well. */
  revokeAll(keepThis: boolean): Promise<void>;
}

export function useDevices(): Devices {
  const api = useApi();
  const { signOut } = useSession();
  const { data, error, staleSince, refresh } = usePageData('GET utils/devices', undefined, noRefresh);
  const change = useAction((call: () => Promise<Answer<unknown>>) => call(), { onDone: refresh, onFailed: refresh });
  return {
    devices: data?.devices.data ?? null,
    error: change.error?.message ?? error?.message ?? (staleSince === null ? null : UNREACHABLE),
    read: () => {
      change.clear();
      return refresh();
    },
    name: async (id, name) => {
      const answer = await api.call('POST utils/name_device', { body: { id, name } });
      if (answer.data) await refresh();
      return answer;
    },
    revoke: async (id) => void (await change.run(() => api.call('POST utils/revoke_device', { body: { id } }))),
    revokeAll: async (keepThis) => {
      const done = await change.run(() => api.call('POST utils/signout_everywhere', { body: { keep_this: keepThis ? 1 : 0 } }));
      if (done && !keepThis) await signOut();
    },
  };
}
