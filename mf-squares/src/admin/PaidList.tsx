import { plural, token, useApi } from '@poolhouse/shared-ui';
import { DataTable, type Column, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, FormResult, Note } from '@poolhouse/shared-ui/desk';
import { Check } from 'lucide-react';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

type Row = SquaresPage['paid']['data'][number] & { name: string };

/** Who has paid in. */
export function PaidList({ board, data, page }: { board: Board; data: SquaresPage; page: PageState<SquaresPage> }) {
  const { call } = useApi();
  const saver = useSave(page);
  const rows = data.paid.data.flatMap((row): Row[] => {
    const entry = board.entries.find(({ id }) => id === row.ID);
    return entry ? [{ ...row, name: entry.entry_name }] : [];
  });
  const turn = ({ ID, name, paid }: Row) => {
    const next = paid === 1 ? 0 : 1;
    void saver.run(
      () => call('POST bbsquares/paid', { body: { contest_id: board.config.contest_id, entry_id: ID, paid: next } }),
      `${name} is marked as ${next ? 'paid' : 'not paid'}.`,
    );
  };
  const paid = rows.filter((row) => row.paid === 1).length;
  const open = rows.reduce((sum, row) => sum + (row.paid === 1 ? 0 : row.owed), 0);
  return (
    <>
      <Note>
        {paid} of {plural(rows.length, 'entry', 'entries')}, {plural(open, 'point')} open. Only you and the entry itself see it.
      </Note>
      <DataTable caption="Who has paid" columns={columns(saver.saving, turn)} rows={rows} rowKey={(row) => row.ID} />
      <FormResult result={saver.result} />
    </>
  );
}

const columns = (busy: boolean, turn: (row: Row) => void): Column<Row>[] => [
  { key: 'name', head: 'Entry', rowHead: true, render: (row) => row.name },
  { key: 'owed', head: 'Owes', align: 'right', render: (row) => row.owed },
  { key: 'paid', head: 'Paid', render: (row) => (row.paid === 1 ? PAID : 'not yet') },
  {
    key: 'change',
    head: 'Action',
    align: 'right',
    render: (row) => (
      <Button
        size="small"
        color="inherit"
        disabled={busy}
        aria-label={`${row.paid === 1 ? 'Not paid after all' : 'Mark as paid'}, ${row.name}`}
        onClick={() => turn(row)}
      >
        {row.paid === 1 ? 'Undo' : 'Mark paid'}
      </Button>
    ),
  },
];

const PAID = (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: token.winInk }}>
    <Check size={16} aria-hidden /> paid
  </Box>
);
