import { useApi } from '@poolhouse/shared-ui';
import type { SmackCalls } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';

/** The calls behind the smack board of one contest. */
export function useSmackCalls(path: 'football/smack' | 'football/footballwins_smack', contest: number): SmackCalls {
  const api = useApi();
  return useMemo(
    () => ({
      post: (Message) => api.call(`POST ${path}`, { body: { Message, contest_id: contest } }),
      remove: (id) => api.call(`DELETE ${path}`, { query: { id, contest_id: contest } }),
    }),
    [api, path, contest],
  );
}
