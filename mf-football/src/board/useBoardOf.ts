import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { useKept } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import { boardOf, type Board, type FootballPage } from '../contest/board.rules';

/** The board of a page. Lists and rows that an answer did not change stay the same objects, so that their panels are not drawn again. */
export function useBoardOf(page: FootballPage | null, year: number | undefined): Board | null {
  return useKept(useMemo(() => page && boardOf(page, PICKS_PER_WEEK, year), [page, year]));
}
