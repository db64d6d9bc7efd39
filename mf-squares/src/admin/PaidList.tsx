import { useApi } from '@poolhouse/shared-ui';
import { DataTable, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

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
  return (
    <>
      <DataTable
        caption="Who has paid"
        columns={[
          { key: 'name', head: 'Entry', rowHead: true, render: (row) => row.name },
          { key: 'owed', head: 'Owes', align: 'right', render: (row) => row.owed },
          {
            key: 'paid',
            head: 'Paid',
            align: 'right',
            render: (row) => (
              <Button
                size="small"
                variant="outlined"
                disabled={saver.saving}
                aria-pressed={row.paid === 1}
                onClick={() => mark(row.ID, row.paid ? 0 : 1, row.name)}
              >
                {row.paid ? `Paid` : `Not paid`}
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
