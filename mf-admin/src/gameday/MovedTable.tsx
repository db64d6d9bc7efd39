import type { DataOf, MovedRow } from '@poolhouse/contract';
import { DataTable, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { Note } from '@poolhouse/shared-ui/desk';
import { changeWords } from './moved.rules';

const columns: Column<MovedRow>[] = [
  { key: 'entry', head: 'Entry', rowHead: true, width: '40%', render: (row) => row.EntryName },
  { key: 'contest', head: 'Contest', hideOnPhone: true, render: (row) => row.contest_name },
  { key: 'rank', head: 'Rank', align: 'right', render: (row) => changeWords(row.Rank, row.RankAfter) },
  { key: 'points', head: 'Points', align: 'right', render: (row) => changeWords(row.Points, row.PointsAfter) },
  { key: 'won', head: 'Winnings', align: 'right', render: (row) => changeWords(row.Winnings, row.WinningsAfter) },
];

/** Every rank and point that a changed result would move. */
export default function MovedTable({ preview }: { preview: DataOf<'POST ad/preview_game'> }) {
  const rows = preview.moved.data.filter((row) => row.EntryName !== '');
  return (
    <div>
      {rows.length === 0 ? (
        <PanelEmpty>Nobody’s rank or points would move.</PanelEmpty>
      ) : (
        <DataTable caption="What would move" columns={columns} rows={rows} rowKey={(row) => row.ID} rest={(row) => row.contest_name} />
      )}
      {preview.frozen.map((contest) => (
        <Note key={contest}>{contest} is frozen and does not move, unless its season is reopened.</Note>
      ))}
    </div>
  );
}
