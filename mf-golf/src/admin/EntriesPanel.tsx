import type { DataOf, GolfAdminEntryRow } from '@poolhouse/contract';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Halves } from '../contest/board.styles';

const columns: Column<GolfAdminEntryRow>[] = [
  { key: 'entry', head: 'Entry', width: '100%', render: (row) => row.entry_name },
  { key: 'picked', head: 'Next pick', align: 'right', render: (row) => (row.picked === 1 ? 'in' : 'missing') },
];

/** Who is in the contest, and in the Pick1 contest beside it, and whether their next pick is. */
export function EntriesPanel({ data }: { data: DataOf<'GET golf/ad'> }) {
  const pick1 = data.pick1_entries.data;
  return (
    <Halves>
      <List title="Entries" rows={data.entries.data} />
      {pick1.length > 0 && <List title="Pick1 entries" rows={pick1} />}
    </Halves>
  );
}

function List({ title, rows }: { title: string; rows: readonly GolfAdminEntryRow[] }) {
  const missing = rows.filter(({ picked }) => picked === 0).length;
  return (
    <Panel title={title} action={missing === 0 ? `${rows.length}, all in` : `${rows.length}, ${missing} missing`} foot={FOOT}>
      {rows.length === 0 ? (
        <PanelEmpty>Nobody is in yet. Contests has the way in.</PanelEmpty>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ ID }) => ID} />
      )}
    </Panel>
  );
}

const FOOT = 'Who comes in, pays and is taken out is set in Contests.';
