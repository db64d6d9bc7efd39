import { Check } from 'lucide-react';
import { plural, token, useApi } from '@poolhouse/shared-ui';
import { DataTable, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { Note } from '../board/board.styles';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

const Has = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${token.winInk};
`;

/** Who has paid in. */
export function PaidList({ board, data, page }: { board: Board; data: SquaresPage; page: PageState<SquaresPage> }) {
  const { call } = useApi();
  const saver = useSave(page);
  const rows = data.paid.data.flatMap((row) => {
    const entry = board.entries.find(({ id }) => id === row.ID);
    return entry ? [{ ...row, name: entry.entry_name }] : [];
  });
  const mark = (entryId: number, paid: 0 | 1, name: string) =>
    void saver.run(
      () => call('POST bbsquares/paid', { body: { contest_id: board.config.contest_id, entry_id: entryId, paid } }),
      `${name} is marked as ${paid ? 'paid' : 'not paid'}.`,
    );
  const paid = rows.filter((row) => row.paid === 1).length;
  const open = rows.reduce((sum, row) => sum + (row.paid === 1 ? 0 : row.owed), 0);
  return (
    <>
      <Note>
        {paid} of {plural(rows.length, 'entry', 'entries')}, {plural(open, 'point')} open. Only you and the entry itself see it.
      </Note>
      <DataTable
        caption="Who has paid"
        columns={[
          { key: 'name', head: 'Entry', rowHead: true, render: (row) => row.name },
          { key: 'owed', head: 'Owes', align: 'right', render: (row) => row.owed },
          {
            key: 'paid',
            head: 'Paid',
            render: (row) =>
              row.paid === 1 ? (
                <Has>
                  <Check size={16} aria-hidden /> paid
                </Has>
              ) : (
                'not yet'
              ),
          },
          {
            key: 'change',
            head: 'Action',
            align: 'right',
            render: (row) => (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                disabled={saver.saving}
                aria-label={`${row.paid === 1 ? 'Not paid after all' : 'Mark as paid'}, ${row.name}`}
                onClick={() => mark(row.ID, row.paid === 1 ? 0 : 1, row.name)}
              >
                {row.paid === 1 ? 'Undo' : 'Mark paid'}
              </Button>
            ),
          },
        ]}
        rows={rows}
        rowKey={(row) => row.ID}
      />
      <ResultText result={saver.result} />
    </>
  );
}
