import type { ReactElement } from 'react';
import { EntryName } from '../chips/EntryName';
import { DataTable, type Column } from '../tables/DataTable';
import { styled } from '../theme/styled';
import { raceWeeks, type RaceLine } from './race.rules';
import type { RaceChartProps } from './RaceChart';

/** Wins or points after each week, or day. */
export function RaceTable({ lines, entryId, unit, step, figure, stepName = String }: RaceChartProps): ReactElement {
  const counted = figure?.head ?? `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s`;
  const isMine = (line: RaceLine): boolean => line.entryId === entryId;
  const columns: Column<RaceLine>[] = [
    { key: 'entry', head: 'Entry', render: (line) => <EntryName name={line.name} you={isMine(line)} /> },
    ...raceWeeks(lines).map((week): Column<RaceLine> => ({
      key: String(week),
      head: stepName(week),
      headTitle: `${counted} after ${stepName === String ? `${step} ` : ''}${stepName(week)}`,
      align: 'right',
      render: (line) => {
        const value = line.points.find((point) => point.week === week)?.value;
        return value === undefined ? '–' : figure ? figure.text(value) : value;
      },
    })),
  ];
  return (
    <Frame tabIndex={0} role="region" aria-label={`${counted} after each ${step}`}>
      <DataTable caption={`${counted} after each ${step}`} columns={columns} rows={lines} rowKey={(line) => line.entryId} mine={isMine} />
    </Frame>
  );
}

/** Scrolls sideways by itself, so that the page never does. */
const Frame = styled.div`
  overflow-x: auto;
`;
