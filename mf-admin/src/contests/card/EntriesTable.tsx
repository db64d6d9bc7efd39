import { useState } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { DataTable, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { useConsole } from '../../console/console.context';
import { Quiet } from '../../look/Quiet';
import { Warning } from '../../look/Warning';
import { Block } from '../../look/Block';
import { Tickable } from '../../form/form.styles';
import { RowButton } from '../../look/RowButton';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import type { CardEntry, CardRow } from './ContestCard';
import { EntryActions } from './EntryActions';

/** The ledger of a contest: points and marks, no money moves here. */
export function EntriesTable({ contest, entries }: { contest: CardRow; entries: readonly CardEntry[] }) {
  const api = useApi();
  const { seat } = useConsole();
  const leads = seat.role !== 'helper';
  const [open, setOpen] = useState<CardEntry | null>(null);
  const paid = useTool((change: { entry_id: number; paid: 0 | 1 }) => api.call('POST ad/paid', { body: change }));
  const columns: Column<CardEntry>[] = [
    {
      key: 'entry',
      head: 'Entry',
      rowHead: true,
      width: '40%',
      render: (row) => (
        <>
          {row.entry_name} {row.removed_at !== '' && <Quiet>removed</Quiet>}
        </>
      ),
    },
    { key: 'player', head: 'Player', hideOnPhone: true, render: (row) => (row.invited === 1 ? `${row.username}, invited` : row.username) },
    { key: 'in', head: 'Picks', align: 'right', render: (row) => <Missing row={row} /> },
    ...(leads
      ? [
          {
            key: 'paid',
            head: 'Paid',
            render: (row: CardEntry) => (
              <Tickable>
                <input
                  type="checkbox"
                  aria-label={`${row.entry_name} has paid`}
                  checked={(paid.pending && paid.last?.entry_id === row.id ? paid.last.paid : row.paid) === 1}
                  aria-busy={(paid.pending && paid.last?.entry_id === row.id) || undefined}
                  disabled={paid.pending}
                  onChange={(event) => void paid.run({ entry_id: row.id, paid: event.target.checked ? 1 : 0 })}
                />
              </Tickable>
            ),
          },
          {
            key: 'more',
            head: 'Action',
            align: 'right' as const,
            render: (row: CardEntry) => (
              <RowButton aria-label={`Change ${row.entry_name}`} onClick={() => setOpen(open?.id === row.id ? null : row)}>
                Change
              </RowButton>
            ),
          },
        ]
      : []),
  ];
  if (entries.length === 0) return <PanelEmpty>Nobody is in yet. Invite them with a link.</PanelEmpty>;
  return (
    <>
      <DataTable
        caption={`Entries of ${contest.name}`}
        columns={columns}
        rows={entries}
        rowKey={(row) => row.id}
        rest={(row) => row.username}
      />
      {open && <EntryActions key={open.id} entry={open} onClose={() => setOpen(null)} />}
      {paid.result && (
        <Block>
          <RawResult result={paid.result} />
        </Block>
      )}
    </>
  );
}

function Missing({ row }: { row: CardEntry }) {
  if (row.missing === null || row.removed_at !== '') return '–';
  return row.missing === 0 ? 'in' : <Warning>{row.missing} missing</Warning>;
}
