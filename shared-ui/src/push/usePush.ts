import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../actions/useAction';
import type { ApiClient } from '../api/client.types';
import { useApi } from '../session/context';
import { disablePush, enablePush, readPush, type PushOutcome, type PushState } from './push-calls';

export interface Push {
  /** `checking` until browser and server were asked. */
  state: PushState | 'checking';
  /** A change is under way. */
  busy: boolean;
  /** Why the last change did not work, in plain words. */
  error: string | null;
  /** Asks for permission where needed, and subscribes. Call it from a press: browsers ask only then. True when it is on. */
  enable(): Promise<boolean>;
  /** True when it is off. */
  disable(): Promise<boolean>;
}

/** Browsers throw here when their push service is out of reach or switched off. */
const failed = (state: PushState): PushOutcome => ({ state, error: "The browser's push service did not answer. Try again later." });

interface Change {
  way(client: ApiClient): Promise<PushOutcome>;
  wanted: 'on' | 'off';
}

/** Notifications on this device. Drawn in as many places as wanted; each reads for itself. */
export function usePush(): Push {
  const api = useApi();
  const [outcome, setOutcome] = useState<PushOutcome | null>(null);
  const { run, pending: busy } = useAction(
    async ({ way, wanted }: Change) => ({ data: await way(api).catch(() => failed(wanted === 'on' ? 'off' : 'on')) }),
    { onDone: setOutcome },
  );

  useEffect(() => {
    let gone = false;
    void readPush(api)
      .catch(() => failed('off'))
      .then((read) => !gone && setOutcome((now) => now ?? read));
    return () => {
      gone = true;
    };
  }, [api]);

  const change = useCallback(
    async (way: Change['way'], wanted: Change['wanted']) => {
      let came = null as PushState | null;
      const save = async (client: ApiClient) => {
        const outcome = await way(client);
        came = outcome.state;
        return outcome;
      };
      return (await run({ way: save, wanted })) && came === wanted;
    },
    [run],
  );

  return {
    state: outcome?.state ?? 'checking',
    busy,
    error: outcome?.error ?? null,
    enable: useCallback(() => change(enablePush, 'on'), [change]),
    disable: useCallback(() => change(disablePush, 'off'), [change]),
  };
}
