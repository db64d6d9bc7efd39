import { useMemo, useState } from 'react';
import { formatDayTime, type ConsolePlace } from '@poolhouse/shared-ui';
import {
  Columns,
  ContestChoices,
  noRefresh,
  Panel,
  PanelEmpty,
  PanelError,
  PanelSkeleton,
  StaleBar,
  usePageData,
} from '@poolhouse/shared-ui/board';
import { Summary } from './admin.styles';
import { FilesPanel } from './FilesPanel';
import { SeasonPanel } from './SeasonPanel';
import { SettingsPanel } from './SettingsPanel';
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
  const tournaments = data.tournaments.data;
  const season = tournaments.filter((row) => row.in_season === 1);
  const entries = data.entries.data;
  const missing = config.pick_tid > 0 ? entries.flatMap(({ picked, entry_name }) => (picked === 1 ? [] : [entry_name])) : [];
  const next = tournaments.find(({ ID }) => ID === config.pick_tid);
  return (
    <>
      <StaleBar state={page.status} />
      <Summary>
        <ContestChoices
          contests={data.contests.data}
          shown={{ id: config.contest_id, name: config.contest_name }}
          onContest={setContest}
          years={[]}
          year={config.Year}
          onYear={() => undefined}
        />
        <p role="status" style={{ margin: 0 }}>
          <b>
            {entries.filter(({ picked }) => picked === 1).length} of {entries.length} in
          </b>
          {next && ` for ${next.Name}, ${formatDayTime(config.LockAt)}`}
          {missing.length > 0 && `. Not in: ${missing.join(', ')}`}
        </p>
      </Summary>
      <Columns>
        <div>
          <SeasonPanel key={config.contest_id} config={config} tournaments={tournaments} onSaved={done} />
          {config.may_set_scores === 1 && <FilesPanel onSaved={done} />}
          {config.may_set_scores === 1 && tournaments.length > 0 && (
            <TournamentPanel key={`scores ${config.contest_id}`} config={config} tournaments={tournaments} onSaved={done} />
          )}
        </div>
        <div>
          {config.may_set_season === 1 && (
            <SettingsPanel
              key={[config.contest_id, config.weekly, config.overall, config.per_event, config.EntryFee].join(' ')}
              config={config}
              season={{ events: season.length, doubles: season.filter(({ double }) => double === 1).length }}
              onSaved={done}
            />
          )}
        </div>
      </Columns>
    </>
  );
}
