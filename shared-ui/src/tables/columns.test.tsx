import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings } from '../testing/axe';
import { renderWithKit } from '../testing/renderWithKit';
import { entryColumn } from './columns';
import { DataTable, type Column } from './DataTable';

interface Row {
  ID: number;
  entry_id?: number;
  EntryName: string;
}
const rows: Row[] = [
  { ID: 1, entry_id: 41, EntryName: 'Turf Toe' },
  { ID: 2, entry_id: 42, EntryName: 'Rusty Nail' },
  { ID: 3, EntryName: 'Punt' },
];
const mine = ({ ID }: Row) => ID === 2;
const open = (column: Column<Row>) =>
  renderWithKit(<DataTable caption="Standings" columns={[column]} rows={rows} rowKey={({ ID }) => ID} mine={mine} />, { at: '/' });
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads from the names of others to the player and them, and from no other', async () => {
  const { container, where } = open(entryColumn(mine, ({ ID }) => (ID === 1 ? 'Perfect week' : undefined)));
  expect(links()).toEqual([['Turf Toe', '/years/41']]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  await expectNoAxeFindings(container);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(where()).toBe('/years/41');
});

it('takes the number that it is told', () => {
  open(entryColumn(mine, undefined, ({ ID }) => ID));
  expect(links()).toEqual([
    ['Turf Toe', '/years/1'],
    ['Punt', '/years/3'],
  ]);
});
