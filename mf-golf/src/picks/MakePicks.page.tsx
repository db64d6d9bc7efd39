import { formatDayTime, TimeTo, useTitle } from '@poolhouse/shared-ui';
import {
  AddToCalendar,
  ContestHead,
  ContestTabs,
  Page,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  StaleBar,
  useContest,
  usePageData,
  usePhone,
} from '@poolhouse/shared-ui/board';
import { BackLink, EntrySelect } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { Chosen } from '../contest/board.styles';
import { sections } from '../sections';
import { Pick1Form } from './Pick1Form';
import { PicksForm } from './PicksForm';
import type { PicksProps } from './useDraft';

const rule = { refreshSeconds: () => 600 };

/** `/golf/makepicks`: four golfers for the next tournament, one of each group. */
export default function MakePicks() {
  useTitle('Golf Picks');
  const { contest } = useContest('golf_contest_id');
  const { contest: entry, choose } = useContest('golf_entry_id');
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(entry > 0 && { entry_id: entry }) }), [contest, entry]);
  const page = usePageData('GET golf/makepicksdata', query, rule);
  const phone = usePhone();
  const { data } = page;
  const config = data?.config.data[0];
  return (
    <Page>
      <StaleBar state={page.status} />
      <ContestHead
        title={config?.Name || 'Golf Picks'}
        selector={
          config && (
            <Chosen>
              {(data?.entries.data.length ?? 0) > 1 && (
                <EntrySelect entries={data?.entries.data ?? []} value={config.entry_id} onChange={choose} />
              )}
              {config.LockAt !== '' && <Lock at={config.LockAt} of={config} />}
            </Chosen>
          )
        }
        tabs={phone ? undefined : <ContestTabs items={sections} />}
      />
      {data ? (
        config && <Forms page={page} data={data} config={config} />
      ) : (
        <Panel title="My picks">
          {page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={10} />}
        </Panel>
      )}
      {/* Below what is still to come it would be pushed down by it. */}
      {(data || page.error) && <BackLink to="/golf" />}
    </Page>
  );
}

const Lock = ({ at, of }: { at: string; of: { Name: string; contest_id: number; entry_id: number } }) => (
  <span>
    Locks {formatDayTime(at)}, first tee, <TimeTo at={Date.parse(at)} />{' '}
    <AddToCalendar title={`Golf: picks lock, ${of.Name}`} at={at} href={`/golf/makepicks?contest=${of.contest_id}&entry=${of.entry_id}`} />
  </span>
);

/** What this player may pick now, or the sentence why not. */
function Forms({ page, data, config }: PicksProps) {
  if (config.Sentence !== '')
    return (
      <Panel title="My picks">
        <PanelEmpty>{config.Sentence}</PanelEmpty>
      </Panel>
    );
  if (config.entry_id === 0) return <Pick1Form key={config.current_tournament} page={page} data={data} config={config} />;
  return <PicksForm key={`${config.entry_id}-${config.current_tournament}`} page={page} data={data} config={config} />;
}
