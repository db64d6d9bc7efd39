import { lazyPart, type ConsolePlace } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, useContest, usePageData } from '@poolhouse/shared-ui/board';
import { Suspense } from 'react';
import { boardOf } from '../contest/board.rules';
import { SettingsPanel } from './SettingsPanel';

const AdminEditor = lazyPart(() => import('./AdminEditor'));

/** How the contest is played, and picks set in a player's stead. */
export function UnderdogsAdmin({ changed }: ConsolePlace) {
  const { contest } = useContest('underdogs_contest_id');
  const page = usePageData('GET underdogs/pagedata', contest > 0 ? { contest_id: contest } : {}, noRefresh);
  const { data, error } = page;
  const config = data?.config.data[0];
  if (!data || !config)
    return (
      <Panel title="Underdogs Admin">
        {error?.code === 'not_found' ? (
          <PanelEmpty>No Underdogs contest is open here that you are in. Open one in Contests, or enter yourself there.</PanelEmpty>
        ) : error ? (
          <PanelError message={error.message} onRetry={() => void page.refresh()} />
        ) : data ? (
          <PanelEmpty>No Underdogs contest is open yet. Open one in Contests.</PanelEmpty>
        ) : (
          <PanelSkeleton rows={8} />
        )}
      </Panel>
    );
  const done = async () => {
    await page.refresh();
    changed();
  };
  return (
    <Columns>
      <div>
        <Suspense fallback={<PanelSkeleton rows={6} />}>
          <AdminEditor board={boardOf(data, config)} events={data.events.data} page={page} />
        </Suspense>
      </div>
      <div>
        <SettingsPanel key={config.contest_id} config={config} onSaved={done} />
      </div>
    </Columns>
  );
}
