import type { DataOf, FootballAdminConfigRow } from '@poolhouse/contract';
import type { ConsolePlace } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, StaleBar, usePageData } from '@poolhouse/shared-ui/board';
import { DeskTheme } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { LinesPanel } from './LinesPanel';
import { ModelPanel } from './ModelPanel';
import { OverridePanel } from './OverridePanel';
import { SmackTable } from './SmackTable';
import { Summary } from './Summary';

/** Who has picks in, the week's lines, picks set in a player's stead, and the smack board. Counts, never another's sealed pick. */
export function FootballAdmin({ changed }: ConsolePlace) {
  const [{ contest, week }, show] = useState({ contest: 0, week: 0 });
  const page = usePageData('GET football/ad', { ...(contest > 0 && { contest_id: contest }), ...(week > 0 && { week }) }, noRefresh);
  const { data, error } = page;
  const config = data?.config.data[0];
  if (!data || !config)
    return (
      <Panel title="Football Admin">
        {error ? (
          <PanelError message={error.message} onRetry={() => void page.refresh()} />
        ) : data ? (
          <PanelEmpty>No football contest is open yet. Open one in Contests.</PanelEmpty>
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
    <DeskTheme>
      <StaleBar state={page.status} />
      <Summary
        data={data}
        config={config}
        onContest={(id) => show({ contest: id, week: 0 })}
        onWeek={(one) => show({ contest, week: one })}
      />
      <Panels data={data} config={config} onSaved={done} />
    </DeskTheme>
  );
}

interface PanelsProps {
  data: DataOf<'GET football/ad'>;
  config: FootballAdminConfigRow;
  onSaved(): Promise<void>;
}

function Panels({ data, config, onSaved }: PanelsProps) {
  const { contest_id, Week, ShowWeek } = config;
  return (
    <Columns>
      <div>
        <LinesPanel
          key={`${contest_id} ${Week}`}
          events={data.events.data}
          week={Week}
          editable={config.may_set_lines === 1}
          onSaved={onSaved}
        />
      </div>
      <div>
        {Week === ShowWeek ? (
          <OverridePanel key={contest_id} users={data.users.data} picks={data.available_picks.data} week={ShowWeek} onSaved={onSaved} />
        ) : (
          <Panel title="User Picks Utility" tone="dashed">
            <PanelEmpty>Picks are set in week {ShowWeek}. Choose it above.</PanelEmpty>
          </Panel>
        )}
        {config.may_set_terms === 1 && (
          <ModelPanel key={`model ${contest_id}`} contest={contest_id} shown={config.show_model === 1} onSaved={onSaved} />
        )}
        <SmackTable rows={data.smack.data} onDeleted={onSaved} />
      </div>
    </Columns>
  );
}
