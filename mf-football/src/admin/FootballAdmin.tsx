import { useState } from 'react';
import { plural, type ConsolePlace } from '@poolhouse/shared-ui';
import { Columns, noRefresh, Panel, PanelEmpty, PanelError, PanelSkeleton, StaleBar, usePageData } from '@poolhouse/shared-ui/board';
import { LinesPanel } from './LinesPanel';
import { ModelPanel } from './ModelPanel';
import { OverridePanel } from './OverridePanel';
import { SmackTable } from './SmackTable';
import { Summary } from './admin.styles';
import { WeekChoice } from './WeekChoice';

/** Who has picks in, the week's lines, picks set in a player's stead, and the smack board. Counts, never another's sealed pick. */
export function FootballAdmin({ changed }: ConsolePlace) {
  const [contest, setContest] = useState(0);
  const [week, setWeek] = useState(0);
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
  const [counts] = data.picks_in.data;
  const done = async () => {
    await page.refresh();
    changed();
  };
  return (
    <>
      <StaleBar state={page.status} />
      <Summary>
        {counts && (
          <p role="status">
            <b>
              {counts.PicksIn} of {counts.TotalUsers} in
            </b>
            , {plural(counts.PicksLocked, 'pick')} locked
          </p>
        )}
        <WeekChoice
          config={config}
          contests={data.contests.data}
          onContest={(id) => {
            setContest(id);
            setWeek(0);
          }}
          onWeek={setWeek}
        />
      </Summary>
      <Columns>
        <div>
          <LinesPanel
            key={`${config.contest_id} ${config.Week}`}
            events={data.events.data}
            week={config.Week}
            editable={config.may_set_lines === 1}
            onSaved={done}
          />
        </div>
        <div>
          {config.Week === config.ShowWeek ? (
            <OverridePanel
              key={config.contest_id}
              users={data.users.data}
              picks={data.available_picks.data}
              week={config.ShowWeek}
              onSaved={done}
            />
          ) : (
            <Panel title="User Picks Utility" tone="dashed">
              <PanelEmpty>Picks are set in week {config.ShowWeek}. Choose it above.</PanelEmpty>
            </Panel>
          )}
          {config.may_set_terms === 1 && (
            <ModelPanel key={`model ${config.contest_id}`} contest={config.contest_id} shown={config.show_model === 1} onSaved={done} />
          )}
          <SmackTable rows={data.smack.data} onDeleted={done} />
        </div>
      </Columns>
    </>
  );
}
