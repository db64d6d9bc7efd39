import { lazy, useMemo } from 'react';
import { useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, usePageData } from '@poolhouse/shared-ui/board';
import { useContest, useForgetLost } from '../contest/useContest';
import { TakeAway } from '../download/TakeAway';
import { BackLink } from '../screen/BackLink';
import { Screen } from '../screen/Screen';
import { allTimeTable } from './all-time-table.rules';
import { AllTimeTable } from './AllTimeTable';

const Downloads = lazy(() => import('../download/Downloads'));

const never = { refreshSeconds: () => null };

/** `/football/alltime`: every entry name over all years of the contest. */
export default function AllTime() {
  useTitle('Football All-time');
  const chosen = useContest();
  const { contest } = chosen;
  const query = useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]);
  const page = usePageData('GET football/alltimeview', query, never);
  useForgetLost(chosen, page.error);
  return (
    <Screen title="Football All-time" page={page} waiting="All-time Standings">
      {({ all_time_data: { data: rows } }) => (
        <>
          {rows.length > 0 ? <AllTimeTable rows={rows} /> : <Panel title="All-time Standings"><PanelEmpty>No week of this contest is over yet. Records show here from then on.</PanelEmpty></Panel>}
          {rows.length > 0 && <TakeAway>{() => <Downloads named={['football']} tables={[allTimeTable(rows)]} />}</TakeAway>}
          <BackLink />
        </>
      )}
    </Screen>
  );
}
