import { ResultChip } from '../chips/ResultChip';
import { LONG_NAME, nowhere, storyEntries, type StoryEntry } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import type { ResultGridProps } from './grid.types';
import { ResultGrid } from './ResultGrid';

export default { title: 'Tables/ResultGrid', component: ResultGrid } satisfies Stories;

const grid = (rows: readonly StoryEntry[], weeks = 18, over: Partial<ResultGridProps<StoryEntry>> = {}) => (
  <ResultGrid
    label="Results of the season"
    columns={Array.from({ length: weeks }, (_, n) => ({ key: n, head: n + 1, current: n === 10 }))}
    rows={rows}
    rowKey={(row) => row.ID}
    rowHead={(row) => row.EntryName}
    cell={({ EntryName, ID }, n) => ({
      spoken: `${EntryName}, week ${n + 1}`,
      content: n <= 10 && <ResultChip result={(ID + n) % 3 === 0 ? 0 : 1} title="" />,
      onOpen: nowhere,
    })}
    mine={({ ID }) => ID === 2}
    end={{ head: 'Won', render: (row) => row.Wins }}
    {...over}
  />
);

export const Season: Story = { render: () => grid(storyEntries(6)) };
export const Empty: Story = { render: () => grid([]) };
export const WithTotals: Story = {
  render: () => grid(storyEntries(3), 4, { foot: { head: 'Total', cells: [3, 2, 3, 1], end: 9 } }),
};
export const LongNames: Story = { render: () => grid(storyEntries(2).map((row) => ({ ...row, EntryName: LONG_NAME }))) };
export const FiveHundred: Story = { render: () => grid(storyEntries(500), 4) };
