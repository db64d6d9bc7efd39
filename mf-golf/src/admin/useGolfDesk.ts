import { noRefresh, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';

/** What a tool works on: the contest that was chosen, or with 0 the latest that this administrator runs. */
export function useGolfDesk(contest: number) {
  const page = usePageData(
    'GET golf/ad',
    useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]),
    noRefresh,
  );
  const { data } = page;
  const config = data?.config.data[0];
  const groups = [0, 1, 2, 3].map((group) =>
    (data?.field.data ?? []).filter(({ Group_Num }) => Group_Num === group).sort((a, b) => (a.Name < b.Name ? -1 : 1)),
  );
  return {
    page,
    config,
    groups,
    entries: data?.entries.data ?? [],
    pick1Entries: data?.pick1_entries.data ?? [],
    tournament: data?.tournaments.data.find(({ ID }) => ID === config?.pick_tid),
  };
}
