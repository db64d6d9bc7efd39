import type { FootballAdminEventRow } from '@poolhouse/contract';
import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import type { Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, OutlinedInput } from '@poolhouse/shared-ui/desk';
import { lineOf } from './lines.rules';
import type { Lines } from './useLines';

/** Stays on one line where there is room for it. */
const nowrap = { whiteSpace: { sm: 'nowrap' } };

/** A week's games with both lines, those that can be set as fields. */
export function lineColumns(lines: Lines, editable: boolean, phone: boolean): Column<FootballAdminEventRow>[] {
  return [
    { key: 'game', head: 'Game', rowHead: true, width: '50%', render: ({ Pick1, Pick2 }) => `${Pick1} at ${Pick2}` },
    { key: 'day', head: 'Kickoff', hideOnPhone: true, render: ({ Day }) => <Box sx={nowrap}>{formatDayTime(Day)}</Box> },
    {
      key: 'first',
      head: 'Away',
      align: 'right',
      render: (event) => (editable && event.started === 0 ? <LineField event={event} lines={lines} /> : formatLine(event.Spread1)),
    },
    { key: 'second', head: 'Home', align: 'right', hideOnPhone: true, render: lines.second },
    {
      key: 'save',
      head: 'Action',
      align: 'right',
      render: (event) => {
        if (event.started === 1) return phone ? 'Frozen' : <Box sx={nowrap}>Frozen at kick-off</Box>;
        return editable ? <SaveButton event={event} lines={lines} /> : '';
      },
    },
  ];
}

interface Props {
  event: FootballAdminEventRow;
  lines: Lines;
}

const LineField = ({ event, lines }: Props) => (
  <OutlinedInput
    sx={{ width: { xs: 60, sm: 84 }, minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } }}
    slotProps={{ input: { 'aria-label': `Line of ${event.Pick1}`, inputMode: 'text', style: { textAlign: 'right', paddingBlock: 5 } } }}
    error={lineOf(lines.shown(event)) === undefined}
    value={lines.shown(event)}
    onChange={({ target }) => lines.type(event, target.value)}
  />
);

function SaveButton({ event, lines: { shown, save, waiting } }: Props) {
  const line = lineOf(shown(event));
  return (
    <Button
      color="inherit"
      size="small"
      aria-label={`Save the line of ${event.Pick1} at ${event.Pick2}`}
      disabled={save.pending || line === undefined || !waiting.includes(event)}
      onClick={() => line !== undefined && void save.run({ event, line })}
    >
      Save
    </Button>
  );
}
