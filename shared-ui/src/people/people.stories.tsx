import { PERSON_COLORS } from '@poolhouse/contract/constants';
import { EntryName } from '../chips/EntryName';
import { LONG_NAME, UNBROKEN_NAME } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { Monogram } from './Monogram';

export default { title: 'People', component: Monogram, subcomponents: { EntryName } } satisfies Stories;

export const Colors: Story = {
  render: () => (
    <>
      {PERSON_COLORS.map((color, n) => (
        <p key={color}>
          <Monogram person={{ color, monogram: n % 3 === 0 ? 'W' : 'WM' }} />
          {color}
        </p>
      ))}
    </>
  ),
};
export const Unknown: Story = {
  render: () => (
    <p>
      <EntryName name="Rusty Nail" /> <EntryName name="Turf Toe" you /> <EntryName name="🏈" />
    </p>
  ),
};
export const InASentence: Story = {
  render: () => (
    <p>
      History for <EntryName name="Rusty Nail" plain />
    </p>
  ),
};
export const LongNames: Story = {
  render: () => (
    <>
      <p>
        <EntryName name={LONG_NAME} you />
      </p>
      <p>
        <EntryName name={UNBROKEN_NAME} />
      </p>
    </>
  ),
};
