import { useMemo } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import type { SmackCalls } from '@poolhouse/shared-ui/board';

/** The calls behind the smack board of one contest. */
export function useSmackCalls(contest: number): SmackCalls {
  const api = useApi();
  return useMemo(() => ({
    post: (Message) => api.call('POST football/footballwins_smack', { body: { Message, contest_id: contest } }),
    remove: (id) => api.call('DELETE football/footballwins_smack', { query: { id, contest_id: contest } }),
  }), [api, contest]);
}
