import type { RouteObject } from '@poolhouse/shared-ui/router';
import { useEffect, useState } from 'react';
import type { Remote } from '../registry/registry.types';
import { asFailure, type LoadFailure } from './load-failure';
import { loadRoutes } from './loader';

interface RemoteRoutes {
  readonly routes: RouteObject[] | null;
  readonly failure: LoadFailure | null;
  readonly retrying: boolean;
  retry(): void;
}

/** Loads a remote's routes when its page is wanted, and again on `retry`. */
export function useRemoteRoutes(remote: Remote): RemoteRoutes {
  const [attempt, setAttempt] = useState(0);
  const [routes, setRoutes] = useState<RouteObject[] | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const [retrying, setRetrying] = useState(false);

  useEffect(() => {
    let wanted = true;
    loadRoutes(remote).then(
      (loaded) => {
        if (!wanted) return;
        setRoutes(loaded);
        setFailure(null);
        setRetrying(false);
      },
      (trouble: unknown) => {
        if (!wanted) return;
        console.warn(`${remote.title} could not be loaded.`, trouble);
        setFailure(asFailure(trouble));
        setRetrying(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [remote, attempt]);

  const retry = () => {
    setRetrying(true);
    setAttempt((before) => before + 1);
  };
  return { routes, failure, retrying, retry };
}
