import { lazyPart, useTitle } from '@poolhouse/shared-ui';
import { noRefresh, Panel, PanelEmpty, TakeAway, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { BackLink, Screen } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { useFootballContest } from '../contest/useFootballContest';
import { sections } from '../sections';
import { allTimeTable } from './all-time-table.rules';
import { AllTimeTable } from './AllTimeTable';

const Downloads = lazyPart(() => import('../download/Downloads'));

/** `/football/alltime`: every entry name over all years of the contest. */
export default function AllTime() {
  useTitle('Football All-time');
  const chosen = useFootballContest();
  const { contest } = chosen;
  const query = useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]);
  const page = usePageData('GET football/alltimeview', query, noRefresh);
  useForgetLost(chosen, page.error);
  return (
    <Screen title="Football All-time" sections={sections} page={page} waiting="All-time Standings">
      {({ all_time_data: { data: rows } }) => (
        <>
          {rows.length > 0 ? (
            <AllTimeTable rows={rows} />
          ) : (
            <Panel title="All-time Standings">
              <PanelEmpty>No week of this contest is over yet. Records show here from then on.</PanelEmpty>
            </Panel>
          )}
          {rows.length > 0 && <TakeAway>{() => <Downloads named={['football']} tables={[allTimeTable(rows)]} />}</TakeAway>}
          <BackLink to="/football" />
        </>
      )}
    </Screen>
  );
}
