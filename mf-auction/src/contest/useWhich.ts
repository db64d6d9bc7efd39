import { numberParam } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';

/** Which auction the address means: year and group, each left out for the server's choice. */
export function useWhich(): { year?: number; group?: number } {
  const [params] = useSearchParams();
  const year = numberParam(params, 'year');
  const group = numberParam(params, 'group');
  return useMemo(() => ({ ...(year && { year }), ...(group && { group }) }), [year, group]);
}
