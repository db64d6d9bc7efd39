import { PanelEmpty, PanelError, PanelSkeleton } from '../feedback/PanelStates';
import type { PageState } from '../page-data/page-state.types';
import { Screen } from '../screen/Screen';
import { Slot } from '../slots/Slot';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, nowhere, STORY_NOW, storyTabs } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { Columns } from './Columns';
import { Page } from './Page';
import { Panel } from './Panel';
import { PanelDetails } from './PanelDetails';
import { PanelFigures, PanelSays, PanelWay } from './PanelFigures';
import { Stack } from './Stack';
import { VisuallyHidden } from './VisuallyHidden';
import { WhileNear } from './WhileNear';

export default {
  title: 'Pages',
  component: Panel,
  subcomponents: { PanelDetails, PanelFigures, PanelSays, PanelWay, Page, Columns, Stack, Screen, VisuallyHidden, WhileNear, Slot },
} satisfies Stories;

const body = <PanelEmpty>Nothing is decided yet.</PanelEmpty>;
const screen = (page: PageState<string>, live = false) => (
  <Screen title="Season 2026 Football" sections={storyTabs} page={page} waiting="Standings" live={live}>
    {(data) => <Panel title="Standings">{data}</Panel>}
  </Screen>
);

export const Plain: Story = {
  render: () => (
    <Panel title="Standings" action="Updated 4:20 PM" foot="Level entries share a rank.">
      {body}
    </Panel>
  ),
};
export const Dashed: Story = {
  render: () => (
    <Panel title="Suppose" tone="dashed">
      {body}
    </Panel>
  ),
};
export const WithDetails: Story = {
  render: () => (
    <Panel title="Standings">
      {body}
      <PanelDetails summary="How they are counted">{body}</PanelDetails>
    </Panel>
  ),
};
export const WithFigures: Story = {
  render: () => (
    <Panel title="My chances">
      <PanelFigures
        items={[
          { label: 'In profit', value: '34%' },
          { label: 'First', value: '<1%', note: 'shared ones count' },
          { label: 'Expected', value: '−$12' },
        ]}
      />
      <PanelSays>If Auburn beats Houston: 34% → 61% in profit. If Houston wins: 12%.</PanelSays>
      <PanelWay to="/bbauction/chances" label="Everybody’s chances" figure="34%" />
    </Panel>
  ),
};
export const LongTitle: Story = { render: () => <Panel title={LONG_NAME}>{body}</Panel> };
export const Loading: Story = {
  render: () => (
    <Panel title="Standings">
      <PanelSkeleton rows={6} />
    </Panel>
  ),
};
export const Failed: Story = {
  render: () => (
    <Panel title="Standings">
      <PanelError message="The standings could not be read." onRetry={nowhere} />
    </Panel>
  ),
};
export const TwoColumns: Story = {
  render: () => (
    <Page>
      <Columns>
        <Stack>
          <Panel title="Main">{body}</Panel>
          <WhileNear>
            <Panel title="Far below">{body}</Panel>
          </WhileNear>
        </Stack>
        <Stack>
          <Panel title="Beside">
            {body}
            <VisuallyHidden>Read aloud only</VisuallyHidden>
          </Panel>
        </Stack>
      </Columns>
    </Page>
  ),
};
export const ScreenLoading: Story = { render: () => screen(aPageState<string>(null, { loading: true })) };
export const ScreenFailed: Story = {
  render: () => screen(aPageState<string>(null, { error: { message: 'The season could not be read.', code: 'internal' } })),
};
export const ScreenRead: Story = { render: () => screen(aPageState('Rusty Nail leads.', { secondsLeft: 24 }), true) };
export const ScreenStale: Story = {
  render: () => screen(aPageState('Rusty Nail leads.', { staleSince: Date.parse(STORY_NOW) - 900_000, secondsLeft: 12 }), true),
};
export const Pieces: Story = {
  name: 'Slot with a piece of another remote',
  kit: { slots: { console: [{ name: 'football', title: 'Football', Part: ({ group }) => <p>Football’s console of group {group}.</p> }] } },
  render: () => <Slot place="console" group={1} changed={nowhere} />,
};
export const NoPieces: Story = { name: 'Slot without a piece', render: () => <Slot place="console" group={1} changed={nowhere} /> };
