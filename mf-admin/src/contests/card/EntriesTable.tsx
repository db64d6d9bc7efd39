import { useApi } from '@poolhouse/shared-ui';
import { DataTable, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Checkbox } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { useConsole } from '../../facts/console.context';
import { useTool } from '../../form/useTool';
import { Quiet } from '../../look/Quiet';
import { ResultBlock } from '../../look/ResultBlock';
import { RowButton } from '../../look/RowButton';
import { Warning } from '../../look/Warning';
import type { CardRow, CardEntry } from './card.types';
import { EntryActions } from './EntryActions';

const facts: Column<CardEntry>[] = [
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
];

interface Presses {
  /** The entry whose mark is being saved, and how it will be; null for none. */
  readonly saving: { entry_id: number; paid: 0 | 1 } | null;
  pay(entry: CardEntry, paid: 0 | 1): void;
  change(entry: CardEntry): void;
}

/** What who runs the contest does about an entry. */
const leadColumns = ({ saving, pay, change }: Presses): Column<CardEntry>[] => [
  {
    key: 'paid',
    head: 'Paid',
    render: (row) => {
      const here = saving?.entry_id === row.id ? saving : null;
      return (
        <Checkbox
          checked={(here ? here.paid : row.paid) === 1}
          disabled={saving !== null}
          slotProps={{ input: { 'aria-label': `${row.entry_name} has paid`, 'aria-busy': here !== null || undefined } }}
          onChange={(_, on) => pay(row, on ? 1 : 0)}
        />
      );
    },
  },
  {
    key: 'more',
    head: 'Action',
    align: 'right',
    render: (row) => (
      <RowButton aria-label={`Change ${row.entry_name}`} onClick={() => change(row)}>
        Change
      </RowButton>
    ),
  },
];

/** The ledger of a contest: points and marks, no money moves here. */
export function EntriesTable({ contest, entries }: { contest: CardRow; entries: readonly CardEntry[] }) {
  const api = useApi();
  const { seat } = useConsole();
  const [open, setOpen] = useState<CardEntry | null>(null);
  const paid = useTool((change: { entry_id: number; paid: 0 | 1 }) => api.call('POST ad/paid', { body: change }));
  if (entries.length === 0) return <PanelEmpty>Nobody is in yet. Invite them with a link.</PanelEmpty>;
  const presses = {
    saving: paid.pending ? (paid.last ?? null) : null,
    pay: (entry: CardEntry, mark: 0 | 1) => void paid.run({ entry_id: entry.id, paid: mark }),
    change: (entry: CardEntry) => setOpen(open?.id === entry.id ? null : entry),
  };
  return (
    <>
      <DataTable
        caption={`Entries of ${contest.name}`}
        columns={seat.role === 'helper' ? facts : [...facts, ...leadColumns(presses)]}
        rows={entries}
        rowKey={(row) => row.id}
        rest={(row) => row.username}
      />
      {open && <EntryActions key={open.id} entry={open} onClose={() => setOpen(null)} />}
      <ResultBlock result={paid.result} />
    </>
  );
}

function Missing({ row }: { row: CardEntry }) {
  if (row.missing === null || row.removed_at !== '') return '–';
  return row.missing === 0 ? 'in' : <Warning>{row.missing} missing</Warning>;
}
