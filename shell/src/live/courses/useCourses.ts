import type { HomeLiveRow } from '@poolhouse/contract';
import { serverNow } from '@poolhouse/shared-ui';
import { usePageData } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { RowCourses } from './courses.rules';

/** Scores themselves are pushed with the page; what led to them is asked for beside it. */
const RULE = { refreshSeconds: () => 30 };
/** So many games are told at once. */
const MOST = 40;

/** How the chances of what is on went, worked out from how the games went; null until they are. */
export function useCourses(live: readonly HomeLiveRow[]): RowCourses | null {
  const games = [...new Set(live.flatMap(({ game }) => (game === undefined ? [] : [game])))]
    .sort((a, b) => a - b)
    .slice(0, MOST)
    .join();
  const { data } = usePageData(
    'GET utils/courses',
    useMemo(() => (games === '' ? null : { games }), [games]),
    RULE,
  );
  return useSteps(
    useMemo(() => {
      if (!data) return null;
      return async () => {
        const { rowCourses } = await import(/* webpackChunkName: "live-courses" */ './courses.rules');
        return rowCourses(live, data.games.data, serverNow());
      };
    }, [live, data]),
  );
}
