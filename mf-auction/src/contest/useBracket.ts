import { serverNow } from '@poolhouse/shared-ui';
import { isOn, kickoffsOf, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import type { BracketData } from './auction.types';
import { bracketRefresh } from './refresh.rules';
import type { useWhich } from './useWhich';

/**
 * The bracket's page as its screens read it: again by the rule of the bracket, and live while a game is on. `fresh` while it reads itself.
 *
 * @param pushed nothing is, beside other pages: of the streams that a player may have open theirs is one
 */
export function useBracket(which: ReturnType<typeof useWhich>, pushed = true) {
  const rule = useMemo(
    () => ({
      refreshSeconds: (data: BracketData) => bracketRefresh(data, new Date(serverNow()).getFullYear(), which.year),
      begins: ({ scores }: BracketData) => kickoffsOf(scores.data),
      live: ({ scores }: BracketData) => pushed && isOn(scores.data),
    }),
    [which.year, pushed],
  );
  const page = usePageData('GET bbauction/pagedata', which, rule);
  return { page, fresh: page.data !== null && rule.refreshSeconds(page.data) !== null };
}
