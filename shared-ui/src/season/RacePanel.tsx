import { useMemo, type ReactElement } from 'react';
import { PanelEmpty } from '../feedback/PanelStates';
import { Panel } from '../page/Panel';
import { PanelDetails } from '../page/PanelDetails';
import { SupposedTag } from '../what-if/SupposedTag';
import { raceLines, type RaceEntry } from './race.rules';
import { RaceChart, type RaceChartProps, type RaceFigure } from './RaceChart';
import { RaceTable } from './RaceTable';

export interface RacePanelProps {
  rows: readonly RaceEntry[];
  /** Mine; 0 where I have none. */
  entryId: number;
  /** What is counted, one of it: 'win', 'point'. */
  unit: string;
  /** 'Race of the season' unless said otherwise. */
  title?: string;
  /** What each step of the race is; a week unless said otherwise. */
  step?: 'week' | 'day' | 'hole' | 'event';
  /** How an entry's own figure is written, where it is not so many of the unit. */
  figure?: RaceFigure | undefined;
  /** What a step is called, where its number says little: 'Mar 19'. */
  stepName?: RaceChartProps['stepName'];
  /** By entry. */
  colors?: RaceChartProps['colors'];
  /** Its last step is supposed. */
  supposed?: boolean;
}

/** The season as a race, drawn and as a table. */
export function RacePanel({
  rows,
  entryId,
  unit,
  title = 'Race of the season',
  step = 'week',
  figure,
  stepName,
  colors,
  supposed = false,
}: RacePanelProps): ReactElement {
  const lines = useMemo(() => raceLines(rows), [rows]);
  return (
    <Panel
      id="race"
      title={title}
      action={supposed ? <SupposedTag /> : `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s behind the leader`}
    >
      {lines.length === 0 ? (
        <PanelEmpty>The race begins with the first result.</PanelEmpty>
      ) : (
        <>
          <RaceChart lines={lines} entryId={entryId} unit={unit} step={step} figure={figure} stepName={stepName} colors={colors} />
          <PanelDetails summary="The race as a table">
            <RaceTable lines={lines} entryId={entryId} unit={unit} step={step} figure={figure} stepName={stepName} />
          </PanelDetails>
        </>
      )}
    </Panel>
  );
}
