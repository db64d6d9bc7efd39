import type { DataOf, GolfAdminConfigRow } from '@poolhouse/contract';
import type { ConsolePlace } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, StaleBar, usePageData } from '@poolhouse/shared-ui/board';
import { Sections } from '@poolhouse/shared-ui/desk';
import { useMemo, useState } from 'react';
import { Halves } from '../contest/board.styles';
import { EntriesPanel } from './EntriesPanel';
import { FilesPanel } from './FilesPanel';
import { Pick1InStead } from './Pick1Tool';
import { PicksInStead } from './PicksTool';
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
      <Panels {...{ contest, data, config }} onSaved={done} />
    </>
  );
}

interface PanelsProps {
  /** The one that was chosen; 0 lets the server choose. */
  contest: number;
  data: DataOf<'GET golf/ad'>;
  config: GolfAdminConfigRow;
  onSaved(): Promise<void>;
}

/** Behind tabs: season, field, picks, prizes and entries, as far as this administrator may set them. */
function Panels(props: PanelsProps) {
  const { data, config, onSaved } = props;
  const tournaments = data.tournaments.data;
  const field = tournaments.length > 0 && (
    <TournamentPanel key={`scores ${config.contest_id}`} config={config} tournaments={tournaments} onSaved={onSaved} />
  );
  const sections = [
    { key: 'season', label: 'Season', panel: <SeasonSection {...props} /> },
    config.may_set_scores === 1 && { key: 'field', label: 'Field', panel: field || NO_FIELD },
    { key: 'picks', label: 'Picks', panel: <PicksSection {...props} /> },
    config.may_set_season === 1 && { key: 'prizes', label: 'Prizes', panel: <PrizesSection {...props} /> },
    { key: 'entries', label: 'Entries', panel: <EntriesPanel data={data} /> },
  ];
  return <Sections label="Golf Admin" sections={sections.filter((one) => one !== false)} />;
}

const NO_FIELD = (
  <Panel title="A tournament by hand">
    <PanelEmpty>No tournament is known yet. Bring some in under Season.</PanelEmpty>
  </Panel>
);

function SeasonSection({ data, config, onSaved }: PanelsProps) {
  const season = <SeasonPanel key={config.contest_id} config={config} tournaments={data.tournaments.data} onSaved={onSaved} />;
  if (config.may_set_scores === 0) return season;
  return (
    <Columns>
      <div>{season}</div>
      <div>
        <FilesPanel onSaved={onSaved} />
      </div>
    </Columns>
  );
}

function PicksSection({ contest, data, config, onSaved }: PanelsProps) {
  const changed = () => void onSaved();
  return (
    <Halves>
      <Panel title="Picks of an entry" tone="dashed">
        <PicksInStead key={config.contest_id} contest={contest} changed={changed} />
      </Panel>
      {data.pick1_entries.data.length > 0 && (
        <Panel title="Pick1 of an entry" tone="dashed">
          <Pick1InStead key={config.contest_id} contest={contest} changed={changed} />
        </Panel>
      )}
    </Halves>
  );
}

function PrizesSection({ data, config, onSaved }: PanelsProps) {
  const season = data.tournaments.data.filter((row) => row.in_season === 1);
  return (
    <SettingsPanel
      key={[config.contest_id, config.weekly, config.overall, config.per_event, config.EntryFee].join(' ')}
      config={config}
      season={{ events: season.length, doubles: season.filter(({ double }) => double === 1).length }}
      onSaved={onSaved}
    />
  );
}
