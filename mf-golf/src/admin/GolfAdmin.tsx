import type { DataOf, GolfAdminConfigRow } from '@poolhouse/contract';
import type { ConsolePlace } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, StaleBar, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo, useState } from 'react';
import { FilesPanel } from './FilesPanel';
import { SeasonPanel } from './SeasonPanel';
import { SettingsPanel } from './SettingsPanel';
import { Summary } from './Summary';
import { TournamentPanel } from './TournamentPanel';

/** A golf contest's season, money, fields and scores by hand. Counts of picks, never another's sealed pick. */
export default function GolfAdmin({ changed }: ConsolePlace) {
  const [contest, setContest] = useState(0);
  const page = usePageData(
    'GET golf/ad',
    useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]),
    noRefresh,
  );
  const { data, error } = page;
  const config = data?.config.data[0];
  if (!data || !config)
    return (
      <Panel title="Golf Admin">
        {error?.code === 'not_found' ? (
          <PanelEmpty>No golf contest is open yet. Open one in Contests.</PanelEmpty>
        ) : error ? (
          <PanelError message={error.message} onRetry={() => void page.refresh()} />
        ) : (
          <PanelSkeleton rows={10} />
        )}
      </Panel>
    );
  const done = async () => {
    await page.refresh();
    changed();
  };
  return (
    <>
      <StaleBar state={page.status} />
      <Summary data={data} config={config} onContest={setContest} />
      <Panels data={data} config={config} onSaved={done} />
    </>
  );
}

interface PanelsProps {
  data: DataOf<'GET golf/ad'>;
  config: GolfAdminConfigRow;
  onSaved(): Promise<void>;
}

function Panels({ data, config, onSaved }: PanelsProps) {
  const tournaments = data.tournaments.data;
  const season = tournaments.filter((row) => row.in_season === 1);
  return (
    <Columns>
      <div>
        <SeasonPanel key={config.contest_id} config={config} tournaments={tournaments} onSaved={onSaved} />
        {config.may_set_scores === 1 && <FilesPanel onSaved={onSaved} />}
        {config.may_set_scores === 1 && tournaments.length > 0 && (
          <TournamentPanel key={`scores ${config.contest_id}`} config={config} tournaments={tournaments} onSaved={onSaved} />
        )}
      </div>
      <div>
        {config.may_set_season === 1 && (
          <SettingsPanel
            key={[config.contest_id, config.weekly, config.overall, config.per_event, config.EntryFee].join(' ')}
            config={config}
            season={{ events: season.length, doubles: season.filter(({ double }) => double === 1).length }}
            onSaved={onSaved}
          />
        )}
      </div>
    </Columns>
  );
}
