import { DataTable, EntryName, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { RaceLine } from './race.rules';

/** Scrolls sideways by itself, so that the page never does. */
const Frame = styled.div`
  overflow-x: auto;
`;

/** Wins after each week. */
export function RaceTable({ lines, entryId }: { lines: readonly RaceLine[]; entryId: number }) {
  const isMine = (line: RaceLine): boolean => line.entryId === entryId;
  const weeks = [...new Set(lines.flatMap((line) => line.points.map((point) => point.week)))].sort((a, b) => a - b);
  const columns: Column<RaceLine>[] = [
    { key: 'entry', head: 'Entry', render: (line) => <EntryName name={line.name} you={isMine(line)} /> },
    ...weeks.map((week): Column<RaceLine> => ({ key: String(week), head: String(week), headTitle: `Wins after week ${week}`, align: 'right', render: (line) => line.points.find((point) => point.week === week)?.wins ?? '–' })),
  ];
  return <Frame tabIndex={0} role="region" aria-label="Wins after each week"><DataTable caption="Wins after each week" columns={columns} rows={lines} rowKey={(line) => line.entryId} mine={isMine} /></Frame>;
}
