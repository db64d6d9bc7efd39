import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { useApi } from '@poolhouse/shared-ui';
import { useEffect, useState } from 'react';
import type { LoadFailure } from './load-failure';
import { reportFailure } from './report-failure';

/** Reports a failure that is shown; true once the remote's team can read of it. */
export function useFailureReport(remote: RegisteredRemote, failure: LoadFailure): boolean {
  const api = useApi();
  const [reported, setReported] = useState(false);
  useEffect(() => {
    let shown = true;
    void reportFailure(api, remote, failure).then((known) => shown && setReported(known));
    return () => {
      shown = false;
    };
  }, [api, remote, failure]);
  return reported;
}
