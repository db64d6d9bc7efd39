import type { RegisteredRemote } from '@poolhouse/contract/remote';
import type { RouteObject } from '@poolhouse/shared-ui/router';
import { useEffect, useState } from 'react';
import { beginAgain } from '../load/begin-again';
import { diagnose } from '../why/diagnose';
import type { LoadFailure } from '../why/load-failure';
import { openRoute, routesAtHand } from '../load/loader';

interface Failed {
  readonly remote: RegisteredRemote;
  readonly failure: LoadFailure;
}

interface RemoteRoutes {
  readonly routes: RouteObject[] | null;
  /** What failed, in the version that failed: meanwhile another may be live. */
  readonly failed: Failed | null;
  readonly retrying: boolean;
  retry(): void;
}

/** Loads a remote's routes when the first of its pages is wanted; after a failure again on `retry`, or when another page is wanted. */
export function useRemoteRoutes(remote: RegisteredRemote, path: string): RemoteRoutes {
  const [attempt, setAttempt] = useState(0);
  const [routes, setRoutes] = useState(() => routesAtHand(remote, path));
  const [failed, setFailed] = useState<Failed | null>(null);
  const [retrying, setRetrying] = useState(false);
  const missing = routes === null;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    openRoute(remote, path).then(
      (loaded) => {
        if (!wanted) return;
        setRoutes(loaded);
        setFailed(null);
        setRetrying(false);
      },
      async (trouble: unknown) => {
        const failure = await diagnose(trouble);
        if (!wanted) return;
        console.warn(`${remote.title} could not be loaded.`, failure);
        setFailed({ remote, failure });
        setRetrying(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [remote, path, attempt, missing]);

  const retry = () => {
    setRetrying(true);
    void beginAgain(remote).then(() => setAttempt((before) => before + 1));
  };
  return { routes, failed, retrying, retry };
}
