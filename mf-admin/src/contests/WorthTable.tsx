import type { PrizeRow } from '@poolhouse/contract';
import { plural, token } from '@poolhouse/shared-ui';
import { DataTable, type Column } from '@poolhouse/shared-ui/board';
import { Alert, Box, typeSx } from '@poolhouse/shared-ui/desk';
import { weeksInWords, type Worth } from './worth.rules';

const columns: Column<PrizeRow>[] = [
  { key: 'prize', head: 'Prize', rowHead: true, render: (row) => row.prize },
  { key: 'points', head: 'Points', align: 'right', render: (row) => row.points },
  { key: 'times', head: 'Times', align: 'right', hideOnPhone: true, render: (row) => row.times },
  { key: 'together', head: 'Together', align: 'right', render: (row) => row.together },
  { key: 'rule', head: 'Rule', hideOnPhone: true, render: (row) => row.rule },
];

/** What a contest pays, prize by prize, and whether that is the pot. */
export default function WorthTable({ worth }: { worth: Worth }) {
  return (
    <>
      {worth.prizes.data.length > 0 && (
        <Box sx={{ border: `1px solid ${token.line}`, overflowX: 'auto' }}>
          <DataTable
            caption="What the contest pays"
            columns={columns}
            rows={worth.prizes.data}
            rowKey={(row) => row.ID}
            total={{ prize: 'Pot', together: worth.pot }}
            rest={(row) => `${plural(row.times, 'time')}. ${row.rule}`}
          />
        </Box>
      )}
      {worth.weeks.data.length > 0 && <Box sx={{ ...typeSx.note, color: token.ink2 }}>{weeksInWords(worth.weeks.data)}</Box>}
      {worth.message !== '' && (
        <Alert severity={worth.adds_up === 1 ? 'success' : 'warning'} role="none">
          {worth.message}
        </Alert>
      )}
    </>
  );
}
