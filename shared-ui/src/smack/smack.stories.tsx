import { aPageState } from '../testing/page-state';
import { LONG_NAME, storyMessages, UNBROKEN_NAME } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { SmackBoard, type SmackBoardProps } from './SmackBoard';
import { SmackPanel } from './SmackPanel';

export default { title: 'Smack', component: SmackBoard, subcomponents: { SmackPanel } } satisfies Stories;

const well = async () => null;
const board = (messages: SmackBoardProps['messages'], myName = 'Rusty Nail') => (
  <SmackBoard
    messages={messages}
    myName={myName}
    post={well}
    remove={well}
    answers={{ react: well, reply: well, names: ['Turf Toe', 'Sack Lunch'] }}
  />
);
const panel = (count: number) => (
  <SmackPanel
    page={aPageState({ smack: { data: storyMessages(count) }, config: { data: [{ contest_id: 7 }] } })}
    myName="Rusty Nail"
    calls={{ post: async () => ({ data: {} }), remove: async () => ({ data: {} }) }}
  />
);

export const Few: Story = { render: () => board(storyMessages(4)) };
export const Empty: Story = { render: () => board([]) };
export const OfAGuest: Story = { name: 'Read by who plays not', render: () => board(storyMessages(2), '') };
export const LongWords: Story = {
  render: () =>
    board(storyMessages(2).map((row, n) => ({ ...row, EntryName: LONG_NAME, Message: n ? UNBROKEN_NAME.repeat(4) : LONG_NAME.repeat(4) }))),
};
export const OfTheHouse: Story = {
  name: 'What the house says',
  render: () =>
    board(
      storyMessages(3).map((row, n) =>
        n === 1 ? { ...row, House: 1, EntryName: 'Poolhouse', Message: 'Turf Toe is perfect in week 11: 5–0.' } : row,
      ),
    ),
};
export const Panel: Story = { render: () => panel(3) };
export const PanelOfFiveHundred: Story = { render: () => panel(500) };
