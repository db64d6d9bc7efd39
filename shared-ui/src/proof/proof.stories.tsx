import { STORY_NOW } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import AlarmBar from './AlarmBar';
import { CheckLink } from './CheckLink';
import type { Evidence, Misfit } from './kept.types';
import { LogAlarm } from './LogAlarm';

export default { title: 'Logs of contests', component: AlarmBar, subcomponents: { CheckLink, LogAlarm } } satisfies Stories;

const of = (why: Misfit): Evidence => {
  const seen = { checkpoint: '', at: Number(new Date(STORY_NOW)) };
  return { why, seen, shown: seen, proof: [] };
};

export const Rewritten: Story = { render: () => <AlarmBar contest={7} evidence={of('rewritten')} saved={false} /> };
export const EvidenceSaved: Story = { render: () => <AlarmBar contest={7} evidence={of('rewritten')} saved /> };
export const AnotherKey: Story = { render: () => <AlarmBar contest={7} evidence={of('key')} saved={false} /> };
export const Link: Story = { render: () => <CheckLink contestId={7} /> };
export const NothingFound: Story = { render: () => <LogAlarm /> };
