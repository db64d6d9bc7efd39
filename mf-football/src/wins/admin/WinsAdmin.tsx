import type { WinsConfigRow } from '@poolhouse/contract';
import { plural, type ConsolePlace } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import type { PageState } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { OwnerPanel } from '../draft/admin/OwnerPanel';
import { SetUpPanel } from '../draft/admin/SetUpPanel';
import { draftOf } from '../draft/draft.rules';
import { useAdminCalls } from '../draft/useAdminCalls';
import { useWinsContest } from '../useWinsContest';
import type { WinsSeason } from '../useWinsSeason';
import { startUp } from './start-up.rules';
import { StartUpPanel } from './StartUpPanel';

/** What an NFL wins contest needs before its season, in order, done as the data says. */
export function WinsAdmin({ changed }: ConsolePlace) {
  const { contest } = useWinsContest();
  const query = contest > 0 ? { contest_id: contest } : {};
  const page = usePageData('GET football/footballwins_season', query, noRefresh);
  const config = page.data?.config.data[0];
  if (!page.data || !config)
    return (
      <Panel title="NFL Wins Admin">
        {page.error?.code === 'not_found' ? (
          <PanelEmpty>No NFL wins contest is open here that you are in. Open one in Contests, or enter yourself there.</PanelEmpty>
        ) : page.error ? (
          <PanelError message={page.error.message} onRetry={() => void page.refresh()} />
        ) : page.data ? (
          <PanelEmpty>No NFL wins contest is open yet. Open one in Contests.</PanelEmpty>
        ) : (
          <PanelSkeleton rows={8} />
        )}
      </Panel>
    );
  return <Steps page={page} data={page.data} config={config} changed={changed} />;
}

interface Props {
  page: PageState<WinsSeason>;
  data: WinsSeason;
  config: WinsConfigRow;
  changed(): void;
}

function Steps({ page, data, config, changed }: Props) {
  const settingUp = useAdminCalls(page, config.contest_id, changed);
  const owning = useAdminCalls(page, config.contest_id, changed);
  const teams = data.teams.data;
  return (
    <Columns>
      <div>
        <StartUpPanel title={`${config.contest_name} ${config.year}`} steps={startUp(data, draftOf(data.draft.data))} />
        <SetUpPanel config={config} teams={teams.length} calls={settingUp} />
      </div>
      <div>
        <OwnerPanel teams={teams} entries={data.outlook.data} calls={owning} />
        <Panel title="Draft">
          <PanelEmpty>
            {plural(data.outlook.data.length, 'entry', 'entries')} draft on a page of their own:{' '}
            <Link to="/footballwins/draft">the draft room</Link>.
          </PanelEmpty>
        </Panel>
      </div>
    </Columns>
  );
}
