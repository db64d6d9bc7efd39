import { LONG_NAME, storyMoments } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { MomentMark } from './MomentMark';
import { MomentsPanel } from './MomentsPanel';

export default { title: 'Moments', component: MomentsPanel, subcomponents: { MomentMark } } satisfies Stories;

export const OfAWeek: Story = { render: () => <MomentsPanel moments={storyMoments()} /> };
export const LongNames: Story = {
  render: () => <MomentsPanel moments={storyMoments().map((row) => ({ ...row, Says: `${LONG_NAME} is perfect in week 11: 5–0.` }))} />,
};
export const Marked: Story = {
  render: () => (
    <p>
      Rusty Nail
      <MomentMark name="Perfect week" />
    </p>
  ),
};
