import type { Read } from '../read/read.types';
import { ReadGate } from '../read/ReadGate';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, nowhere, STORY_NOW } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { ConfirmInline } from './ConfirmInline';
import { PanelEmpty, PanelError, PanelSkeleton } from './PanelStates';
import { ResultText } from './ResultText';
import { StaleBar } from './StaleBar';

export default {
  title: 'Feedback',
  component: PanelError,
  subcomponents: { PanelEmpty, PanelSkeleton, ConfirmInline, ResultText, StaleBar, ReadGate },
} satisfies Stories;

const since = Date.parse(STORY_NOW) - 15 * 60_000;
const read = (over: Partial<Read<string>>): Read<string> => ({
  data: null,
  error: null,
  pending: false,
  retry: nowhere,
  again: async () => true,
  ...over,
});
const away = { message: "Can't reach Poolhouse. Check your connection and try again.", code: 'offline' };
const gate = (over: Partial<Read<string>>, stays = false) => (
  <ReadGate read={read(over)} stays={stays}>
    {(data) => <p>{data}</p>}
  </ReadGate>
);

export const Loading: Story = { render: () => <PanelSkeleton rows={4} /> };
export const Empty: Story = { render: () => <PanelEmpty>No games in this week yet.</PanelEmpty> };
export const Failed: Story = { render: () => <PanelError message="The board could not be read." onRetry={nowhere} /> };
export const FailedSince: Story = { render: () => <PanelError message={away.message} since={since} onRetry={nowhere} /> };
export const Stale: Story = { render: () => <StaleBar since={since} retryIn={12} onRetry={nowhere} /> };
export const StaleWithoutAClock: Story = { render: () => <StaleBar since={since} retryIn={null} onRetry={nowhere} /> };
export const StaleOfHome: Story = {
  render: () => <StaleBar state={aPageState('', { staleSince: since - 30 * 3_600_000 }).status} of="your contests" />,
};
export const NotStale: Story = { render: () => <StaleBar since={null} retryIn={null} onRetry={nowhere} /> };
export const Success: Story = { render: () => <ResultText result={{ ok: true, text: 'Success' }} /> };
export const Refused: Story = { render: () => <ResultText result={{ ok: false, text: 'The line has moved; look at it again.' }} /> };
export const LongRefusal: Story = { render: () => <ResultText result={{ ok: false, text: `${LONG_NAME} took it first. `.repeat(4) }} /> };
export const Question: Story = {
  render: () => <ConfirmInline question="Delete this message?" yes="Yes" no="No" onYes={nowhere} onNo={nowhere} />,
};
export const QuestionPending: Story = {
  render: () => <ConfirmInline question="Freeze the season?" yes="Freeze" no="Keep it open" pending onYes={nowhere} onNo={nowhere} />,
};
export const ReadPending: Story = { render: () => gate({ pending: true }) };
export const ReadFailed: Story = { render: () => gate({ error: away }) };
export const ReadWell: Story = { render: () => gate({ data: 'All 272 games' }) };
