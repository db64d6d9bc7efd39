import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryName } from '../chips/EntryName';
import { expectNoAxeFindings } from '../testing/axe';
import { DataTable, type Column } from './DataTable';
import { Movement } from './Movement';

interface Row {
  id: number;
  name: string;
  wins: number;
  moved: number;
}
const rows: Row[] = [
  { id: 1, name: 'Turf Toe', wins: 34, moved: 2 },
  { id: 2, name: 'Rusty Nail', wins: 33, moved: -1 },
  { id: 3, name: 'Punt', wins: 30, moved: 0 },
];
const columns: Column<Row>[] = [
  { key: 'rank', head: 'Rank', render: (row) => row.id },
  { key: 'moved', head: '', headTitle: 'Places gained', hideOnPhone: true, render: (row) => <Movement places={row.moved} /> },
  { key: 'entry', head: 'Entry', render: (row) => <EntryName name={row.name} you={row.id === 2} /> },
  { key: 'wins', head: 'Wins', align: 'right', render: (row) => row.wins },
];
const table = (
  <DataTable
    caption="Overall Standings"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.id}
    mine={(row) => row.id === 2}
    pinMine
    changed={(row) => row.id === 3}
    total={{ entry: 'Total', wins: 97 }}
  />
);

describe('DataTable', () => {
  it('is a real table: caption, heads with scope, the entry names its row', () => {
    render(table);
    expect(screen.getByRole('table', { name: 'Overall Standings' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Rank', 'Places gained', 'Entry', 'Wins']);
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Turf Toe', 'Rusty Nail YOU', 'Punt', 'Total']);
  });

  it('marks and pins my row, marks the changed one, and totals below', () => {
    render(table);
    const [, first, mine, punt, total] = screen.getAllByRole('row');
    expect(mine).toHaveAttribute('data-mine', 'true');
    expect(mine).toHaveAttribute('data-pin', 'true');
    expect(first).toHaveAttribute('data-pin', 'false');
    expect(punt).toHaveAttribute('data-changed', 'true');
    expect(within(total!).getByText('97')).toBeInTheDocument();
  });

  it('says how far an entry moved', () => {
    render(table);
    for (const words of ['up 2 places', 'down 1 place', 'no change']) expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('has no axe findings', async () => {
    await expectNoAxeFindings(render(table).container);
  });
});

it('makes heads buttons where it can be sorted, and tells which way the rows stand', async () => {
  const onSort = jest.fn();
  const { container } = render(
    <DataTable
      caption="Wins"
      columns={[
        { key: 'entry', head: 'Entry', sortable: true, render: ({ name }) => name },
        { key: 'wins', head: 'W', headTitle: 'Wins', sortable: true, render: ({ wins }) => wins },
        { key: 'x', head: 'Fixed', render: () => 'x' },
      ]}
      rows={[{ name: 'Rusty Nail', wins: 3 }]}
      rowKey={({ name }) => name}
      sort={{ key: 'wins', direction: 'descending', onSort }}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Wins' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Entry' })).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'Fixed' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Entry' }));
  expect(onSort).toHaveBeenCalledWith('entry');
  await expectNoAxeFindings(container);
});

it('says above heads what their columns have in common', async () => {
  const { container } = render(
    <DataTable
      caption="Golfers"
      columns={columns.map((column) => (['entry', 'wins'].includes(column.key) ? { ...column, group: 'At this tournament' } : column))}
      rows={rows}
      rowKey={(row) => row.id}
    />,
  );
  const group = screen.getByRole('columnheader', { name: 'At this tournament' });
  expect(group).toHaveAttribute('scope', 'colgroup');
  expect([...group.parentElement!.children].map((cell) => (cell as HTMLTableCellElement).colSpan)).toEqual([2, 2]);
  await expectNoAxeFindings(container);
});

it('opens a row for what its columns leave out', async () => {
  const { container } = render(
    <DataTable
      caption="Wins"
      columns={[{ key: 'entry', head: 'Entry', render: ({ name }) => name }]}
      rows={[{ name: 'Rusty Nail', losses: 7 }]}
      rowKey={({ name }) => name}
      rest={({ losses }) => `${losses} losses`}
    />,
  );
  const more = screen.getByRole('button', { name: 'More of this row', hidden: true });
  expect(screen.queryByText('7 losses')).toBeNull();
  await userEvent.click(more);
  expect(screen.getByText('7 losses')).toBeInTheDocument();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeFindings(container);
});
