import { useApi, useSession } from '@poolhouse/shared-ui';
import { useEffect } from 'react';
import { useRegistry } from '../../registry/useRegistry';
import { reportFailure } from './report-failure';

/** Tells the log of remotes that the registry describes wrongly; their teams would otherwise only miss them. */
export function useLeftOutReports(): void {
  const api = useApi();
  const { session } = useSession();
  const { leftOut } = useRegistry();
  useEffect(() => {
    for (const { faults, ...remote } of leftOut) {
      console.warn(`The registry describes a remote wrongly: ${remote.id}: ${faults.join('; ')}`);
      if (session) void reportFailure(api, remote, { kind: 'bad_answer', url: '', message: `remote.json: ${faults.join('; ')}` });
    }
  }, [api, session, leftOut]);
}
