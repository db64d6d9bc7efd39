import type { MeetingRow, RivalRunRow } from '@poolhouse/contract';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Behind, MeetingTable } from './Behind';
import { behindLabel, runTitle } from './words.rules';
import { Figure } from './years.styles';

interface Props {
  readonly runs: readonly RivalRunRow[];
  readonly meetings: readonly MeetingRow[];
  readonly rival: string;
}

/** Meetings one after the other that one of the two was ahead in; a level one ends a run. */
export function RunsPanel({ runs, meetings, rival }: Props) {
  return (
    <Panel title="Runs" foot="Ahead in one meeting after the other, whatever the contest. A level one ends a run.">
      {runs.length === 0 && <PanelEmpty>Neither was ever ahead.</PanelEmpty>}
      {runs.map((run) => {
        const title = runTitle(run, rival);
        return (
          <Figure key={run.ID}>
            <h3>{title}</h3>
            <strong>{run.Meetings.length}</strong>
            <Behind of={title} label={behindLabel(run.Meetings.length, 'meeting')}>
              {() => <MeetingTable rows={meetings.filter(({ ID }) => run.Meetings.includes(ID))} rival={rival} caption={title} />}
            </Behind>
          </Figure>
        );
      })}
    </Panel>
  );
}
