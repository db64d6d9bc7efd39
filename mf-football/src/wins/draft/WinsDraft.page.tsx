import { lazyPart, useTitle } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, type PageState } from '@poolhouse/shared-ui/board';
import { BackLink, Screen } from '@poolhouse/shared-ui/screen';
import { Suspense, useCallback } from 'react';
import { sections } from '../sections';
import { useWinsSeason, type WinsSeason } from '../useWinsSeason';
import { YearChoice } from '../YearChoice';
import { BoardPanel } from './BoardPanel';
import { ClockPanel } from './ClockPanel';
import { draftOf, draftRefresh } from './draft.rules';
import { DraftLayout } from './DraftLayout';
import { FreePanel } from './FreePanel';

/** Players never fetch what only an administrator has. */
const AdminPanels = lazyPart(() => import('./admin/AdminPanels'));

/** `/footballwins/draft`: whose turn it is, who took whom, and what is left; administrators drive it from here. */
export default function WinsDraftPage() {
  useTitle('NFL Wins Draft');
  const refresh = useCallback((page: WinsSeason) => draftRefresh(page.draft.data), []);
  const page = useWinsSeason(refresh);
  const config = page.data?.config.data[0];
  return (
    <Screen
      title={config ? `Draft ${config.year} NFL Wins` : 'NFL Wins Draft'}
      sections={sections}
      page={page}
      selector={<YearChoice config={config} />}
      waiting="Draft"
      live={page.data !== null && refresh(page.data) !== null}
    >
      {(data) => (
        <>
          <Panels page={page} data={data} />
          <BackLink to="/footballwins" />
        </>
      )}
    </Screen>
  );
}

function Panels({ page, data }: { page: PageState<WinsSeason>; data: WinsSeason }) {
  const config = data.config.data[0];
  if (!config)
    return (
      <Panel title="Draft">
        <PanelEmpty>No NFL wins contest is open for you yet.</PanelEmpty>
      </Panel>
    );
  const draft = draftOf(data.draft.data);
  if (config.isAdmin)
    return (
      <Suspense fallback={null}>
        <AdminPanels page={page} data={data} config={config} draft={draft} />
      </Suspense>
    );
  return (
    <DraftLayout
      clock={<ClockPanel draft={draft} entryId={config.entry_id} />}
      board={<BoardPanel draft={draft} teams={data.teams.data} config={config} />}
      free={<FreePanel teams={data.teams.data} />}
    />
  );
}
