import { numberParam } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';

/** The contest and the year of the address, as calls of a season take them. */
export function useYearQuery(contest: number) {
  const [params] = useSearchParams();
  const year = numberParam(params, 'year');
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(year && { year }) }), [contest, year]);
  return { year, query };
}
