import type { GolfAdminConfigRow, GolfAdminTournamentRow } from '@poolhouse/contract';
import { formatMonthDay } from '@poolhouse/shared-ui';
import { noRefresh, Panel, PanelError, PanelSkeleton, usePageData } from '@poolhouse/shared-ui/board';
import { ChoiceField, FieldGroup } from '@poolhouse/shared-ui/desk';
import { useMemo, useState } from 'react';
import { FieldForm } from './FieldForm';
import { GolferForm } from './GolferForm';
import { StatusForm } from './StatusForm';

interface Props {
  config: GolfAdminConfigRow;
  tournaments: readonly GolfAdminTournamentRow[];
  onSaved(): Promise<void>;
}

/** A tournament's field and groups, what is said of it, and a golfer by hand. Shared by all groups, so for site administrators. */
export function TournamentPanel({ config, tournaments, onSaved }: Props) {
  const [tid, setTid] = useState(config.on_tid || config.tid);
  const query = useMemo(() => ({ contest_id: config.contest_id, tid }), [config.contest_id, tid]);
  const page = usePageData('GET golf/ad', query, noRefresh);
  const row = (page.data?.tournaments.data ?? tournaments).find(({ ID }) => ID === tid);
  const field = page.data?.field.data ?? [];
  const done = async () => {
    await page.refresh();
    await onSaved();
  };
  return (
    <Panel title="A tournament by hand" tone="dashed" foot="What is set here counts in every contest that plays it, and is logged.">
      <FieldGroup>
        <ChoiceField
          label="Tournament"
          value={tid}
          choices={tournaments.map(({ ID, Name, Start_Date }) => ({ value: ID, label: `${formatMonthDay(Start_Date)} ${Name}` }))}
          onChange={(id) => setTid(id)}
        />
      </FieldGroup>
      {page.error && !page.data ? (
        <PanelError message={page.error.message} onRetry={() => void page.refresh()} />
      ) : !page.data || !row ? (
        <PanelSkeleton rows={4} />
      ) : (
        <>
          <FieldForm key={`field ${tid}`} row={row} onSaved={done} />
          <StatusForm key={`status ${tid}`} row={row} golfers={field} onSaved={done} />
          {field.length > 0 && <GolferForm key={`golfer ${tid}`} contestId={config.contest_id} tid={tid} golfers={field} onSaved={done} />}
        </>
      )}
    </Panel>
  );
}
