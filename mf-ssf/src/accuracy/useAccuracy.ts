import type { DataOf } from '@poolhouse/contract';
import { noRefresh, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';

export type AccuracyPage = DataOf<'GET ssf/accuracy'>;

/** How good the model was; read once, and again after an update. */
export function useAccuracy(sport: 'NFL' | 'NCAA') {
  const query = useMemo(() => ({ sport }), [sport]);
  return usePageData('GET ssf/accuracy', query, noRefresh);
}
