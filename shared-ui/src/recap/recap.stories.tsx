import type { RecapFact } from '@poolhouse/contract';
import { ResultChip } from '../chips/ResultChip';
import { Stack } from '../page/Stack';
import { LONG_NAME } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { RecapCells } from './RecapCells';
import { RecapFacts } from './RecapFacts';
import { RecapSaidPanel } from './RecapSaidPanel';
import { RecapWon } from './RecapWon';

export default { title: 'Recap', component: RecapWon, subcomponents: { RecapCells, RecapFacts, RecapSaidPanel } } satisfies Stories;

const cells = ['UGA', 'IOWA', 'CHI', 'BUF', 'DAL'].map((name) => ({
  id: name,
  mark: <ResultChip result={1} push={0} />,
  name,
  note: '−5.5',
}));
const fact = (of: Pick<RecapFact, 'ID' | 'Title' | 'Head' | 'Text'> & { Where?: string }): RecapFact => ({
  ...{ Where: '', Card: of.Head, Short: of.Text },
  ...of,
});

export const Won: Story = {
  render: () => (
    <RecapWon
      title="Won the week"
      headline="Mendoza Line"
      says="5–0 and all 42 points"
      won
      notes={['Second perfect week in the pool this season']}
    >
      <RecapCells cells={cells} label="Picks of Mendoza Line" />
    </RecapWon>
  ),
};
export const Nobody: Story = {
  name: 'Nobody won',
  render: () => (
    <RecapWon
      title="Won the week"
      headline="Nobody had five"
      says="42 points go on"
      won={false}
      notes={['', 'Best of the week: Turf Toe, 4–1']}
    />
  ),
};
export const LongNames: Story = {
  render: () => (
    <RecapWon title="Won the tournament" headline={LONG_NAME} says="−46 and $10.25" won notes={[]}>
      <RecapCells cells={[{ id: '1', mark: null, name: LONG_NAME, note: 'T12, −4' }]} label={`Golfers of ${LONG_NAME}`} />
    </RecapWon>
  ),
};
export const Facts: Story = {
  render: () => (
    <Stack>
      <RecapFacts
        title="Also that week"
        facts={[
          fact({
            ID: 'swing',
            Title: 'The swing',
            Head: 'The last two minutes of Cowboys at Raiders',
            Text: '20–20 became 27–20.',
            Where: 'Cowboys at Raiders, Mon',
          }),
          fact({
            ID: 'bad_beat',
            Title: 'The bad beat',
            Head: 'Sack Lunch, Raiders +3.5',
            Text: '4–0 and ahead of the line by 3.5; lost by 3.5.',
          }),
          fact({ ID: 'next', Title: 'Next week’s pot', Head: '42 points', Text: 'Week 12.' }),
        ]}
      />
      <RecapSaidPanel said={[{ ID: 1, EntryName: 'Sack Lunch', Message: 'I had started to spend it.', At: '2026-11-17T04:16:00Z' }]} />
    </Stack>
  ),
};
export const NothingToTell: Story = { render: () => <RecapFacts facts={[]} title="Also that week" /> };
