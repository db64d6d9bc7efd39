import type { RosterLine } from '@poolhouse/contract';
import { formatList } from '@poolhouse/shared-ui';
import { DataTable, type Column } from '@poolhouse/shared-ui/board';
import { Warning } from '../look/Warning';

const WORDS: Readonly<Record<RosterLine['what'], string>> = { new: 'new', enters: 'enters', known: 'is in already', refused: 'refused' };

const columns: Column<RosterLine>[] = [
  { key: 'line', head: 'Line', align: 'right', width: 44, hideOnPhone: true, render: (row) => row.line },
  { key: 'email', head: 'Email', rowHead: true, width: '50%', render: (row) => row.email },
  { key: 'name', head: 'Name', hideOnPhone: true, render: (row) => formatList([row.name, row.entry_name]) },
  {
    key: 'what',
    head: 'What',
    align: 'right',
    render: (row) => (row.what === 'refused' ? <Warning>{row.message || 'refused'}</Warning> : WORDS[row.what]),
  },
];

/** What becomes of each line of a list of people. */
export function RosterLines({ rows }: { rows: readonly RosterLine[] }) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption="What becomes of each line"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.ID}
      rest={(row) => formatList([`line ${row.line}`, row.name, row.entry_name])}
    />
  );
}
