import { useTitle } from '@poolhouse/shared-ui';
import {
  ContestHead,
  ContestTabs,
  Page,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  StaleBar,
  usePhone,
  type PageState,
} from '@poolhouse/shared-ui/board';
import { EntrySelect } from '@poolhouse/shared-ui/screen';
import { sections } from '../sections';
import { PicksScreen } from './PicksScreen';
import { useMakePicks, type MakePicksPage } from './useMakePicks';
import { Whose } from './Whose';

/** `/football/makepicks`: five picks of one entry for the week that is on. */
export default function MakePicks() {
  const { page, chooseEntry } = useMakePicks();
  useTitle('Football Picks');
  // The submit bar takes the bottom edge of a phone, where the sections would stand.
  const phone = usePhone();
  const config = page.data?.config.data[0];
  const row = page.data?.current_picks.data[0];
  const entries = page.data?.entries.data ?? [];
  const title = config ? `Football Picks Week ${config.Week}` : 'Football Picks';
  return (
    <Page>
      <StaleBar state={page.status} />
      <ContestHead
        title={title}
        back="/football"
        selector={
          config && (
            <Whose config={config}>
              {entries.length > 1 && <EntrySelect entries={entries} value={config.entry_id} onChange={chooseEntry} />}
            </Whose>
          )
        }
        tabs={phone ? undefined : <ContestTabs items={sections} />}
      />
      {page.data && config && row && <PicksScreen page={page} data={page.data} config={config} row={row} />}
      {(!page.data || !row) && <NoPicks page={page} />}
    </Page>
  );
}

/** In the place of the picks: why there are none, or that they come. */
function NoPicks({ page }: { page: PageState<MakePicksPage> }) {
  return (
    <Panel title="My picks">
      {page.data ? (
        <PanelEmpty>You have no entry in a football contest. An administrator can add one.</PanelEmpty>
      ) : page.error ? (
        <PanelError message={page.error.message} onRetry={() => void page.refresh()} />
      ) : (
        <PanelSkeleton rows={10} />
      )}
    </Panel>
  );
}
