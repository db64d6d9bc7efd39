import { LONG_NAME, nowhere, storyEntries, UNBROKEN_NAME, type StoryEntry } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { entryColumn, figure, movedColumn, rankColumn, shareColumn } from './columns';
import { DataTable, type DataTableProps } from './DataTable';
import { Movement } from './Movement';
import { TieRule } from './TieRule';
import { Tight } from './Tight';

export default { title: 'Tables', component: DataTable, subcomponents: { Movement, TieRule, Tight } } satisfies Stories;

const isMine = ({ ID }: StoryEntry) => ID === 3;
const table = (rows: readonly StoryEntry[], over: Partial<DataTableProps<StoryEntry>> = {}) => (
  <DataTable
    caption="Overall Standings"
    columns={[
      rankColumn(rows),
      movedColumn(),
      entryColumn(isMine),
      figure<StoryEntry>('Wins', (row) => row.Wins),
      figure<StoryEntry>('Losses', (row) => row.Losses),
      { ...figure<StoryEntry>('Points', (row) => row.Points), hideOnPhone: true },
    ]}
    rows={rows}
    rowKey={(row) => row.ID}
    mine={isMine}
    {...over}
  />
);

export const Six: Story = { render: () => table(storyEntries(6)) };
export const Empty: Story = { render: () => table([]) };
export const FiveHundred: Story = { render: () => table(storyEntries(500), { pinMine: true }) };
export const LongNames: Story = {
  render: () => table(storyEntries(3).map((row, n) => ({ ...row, EntryName: n === 1 ? UNBROKEN_NAME : LONG_NAME }))),
};
export const Changed: Story = { render: () => table(storyEntries(4), { changed: ({ ID }) => ID === 2 }) };
export const Sorted: Story = {
  render: () =>
    table(storyEntries(4), {
      columns: [entryColumn(isMine), { ...figure<StoryEntry>('Wins', (row) => row.Wins), sortable: true }],
      sort: { key: 'Wins', direction: 'descending', onSort: nowhere },
    }),
};
export const NamesThatLead: Story = {
  render: () =>
    table(storyEntries(4), { columns: [entryColumn(isMine, undefined, ({ ID }) => ID), figure<StoryEntry>('Wins', (row) => row.Wins)] }),
};
export const Totals: Story = { render: () => table(storyEntries(3), { total: { entry: 'Total', Wins: 123, Losses: 27 } }) };
export const OpenRows: Story = { render: () => table(storyEntries(3), { rest: ({ EntryName }) => `What ${EntryName} has picked.` }) };
export const Shares: Story = {
  render: () => table(storyEntries(4), { columns: [entryColumn(isMine), shareColumn(120, (row) => row.Wins)] }),
};
export const TightColumns: Story = { render: () => <Tight>{table(storyEntries(3))}</Tight> };
export const Movements: Story = {
  render: () => (
    <>
      {[3, 0, -12].map((places) => (
        <Movement key={places} places={places} />
      ))}
    </>
  ),
};
export const Rule: Story = {
  render: () => (
    <p>
      <TieRule points />
    </p>
  ),
};
