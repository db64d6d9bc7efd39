import { serverNow } from '@poolhouse/shared-ui';
import { boardRefresh, isOn, numberParam, useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import type { BoardData } from './contest';

/** Seconds after a kick-off by which the picks of its game are unsealed. */
const AFTER_KICKOFF = 2;

/** Seconds to the next read, null for none: an earlier season does not change. `now` is epoch ms of the server's time. */
export function boardRefreshSeconds({ config, games }: Pick<BoardData, 'config' | 'games'>, now: number): number | null {
  const [row] = config.data;
  const latest = row !== undefined && row.Years.split(',').every((year) => Number(year) <= row.year);
  const usual = boardRefresh(games.data, latest);
  const toKickoff = Math.ceil((Date.parse(row?.NextKickoff ?? '') - now) / 1000);
  return usual !== null && toKickoff > 0 ? Math.min(usual, toKickoff + AFTER_KICKOFF) : usual;
}

const rule = {
  refreshSeconds: (data: BoardData) => boardRefreshSeconds(data, serverNow()),
  live: ({ games }: BoardData) => isOn(games.data),
};

/** The board of the contest that this device chose last, in the year of the address. */
export function useBoard() {
  const [params, setParams] = useSearchParams();
  const year = numberParam(params, 'year');
  const chosen = useContest('__id___contest_id');
  const { contest } = chosen;
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(year && { year }) }), [contest, year]);
  const page = usePageData('GET __id__/pagedata', query, rule);
  useForgetLost(chosen, page.error);
  return { page, chooseContest: chosen.choose, chooseYear: (one: number) => setParams({ year: String(one) }) };
}
