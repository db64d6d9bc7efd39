import { useState } from 'react';
import { aLiveGame } from '../testing/game.fixture';
import { nowhere } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { ChoiceHead } from './ChoiceHead';
import { EndingChoice } from './EndingChoice';
import { SupposedFigure } from './supposed-columns';
import { SupposedBar } from './SupposedBar';
import { SupposedTag } from './SupposedTag';
import { WhatIfTool } from './WhatIfTool';

export default {
  title: 'What if',
  component: SupposedBar,
  subcomponents: { ChoiceHead, EndingChoice, SupposedFigure, SupposedTag, WhatIfTool },
} satisfies Stories;

function Tool({ failed = false }: { failed?: boolean }) {
  const [choosing, setChoosing] = useState(false);
  return <WhatIfTool choosing={choosing} failed={failed} setChoosing={setChoosing} back={nowhere} />;
}

const options = [
  { key: 0, text: 'TB +5.5', spoken: 'TB +5.5, Buccaneers cover' },
  { key: 1, text: 'Push', spoken: 'Push, Bills by 5' },
  { key: 2, text: 'BUF −5.5', spoken: 'BUF −5.5, Bills cover' },
];

function Choice() {
  const [pressed, press] = useState<number | null>(2);
  return <EndingChoice game="Buccaneers at Bills" options={options} pressed={pressed ?? undefined} choose={press} />;
}

export const Closed: Story = { render: () => <Tool /> };
export const Failed: Story = { render: () => <Tool failed /> };
export const Endings: Story = { render: () => <Choice /> };
export const NamedEndings: Story = {
  name: 'Endings under their game',
  render: () => (
    <>
      <ChoiceHead game={aLiveGame()} mine="My pick BUF −5.5" />
      <Choice />
    </>
  ),
};
export const Figures: Story = {
  render: () => (
    <p>
      <SupposedTag /> Wins <SupposedFigure>4</SupposedFigure>
    </p>
  ),
};
export const Supposed: Story = {
  render: () => (
    <SupposedBar supposed={['BUF covers']} dropped={['Jets at Patriots is over and counts as it ended.']} back={nowhere}>
      You: 4–1, 2nd of 14; season T3. 42 picks still open, sealed ones counted.
    </SupposedBar>
  ),
};
export const Nothing: Story = {
  name: 'Nothing any more',
  render: () => <SupposedBar supposed={[]} dropped={['Buccaneers at Bills is over and counts as it ended.']} back={nowhere} />,
};
export const Many: Story = {
  render: () => (
    <SupposedBar supposed={['BUF covers', 'KC covers', 'NE covers', 'CHI at MIN pushes', 'DET covers']} dropped={[]} back={nowhere}>
      You: 5–0, 1st of 14.
    </SupposedBar>
  ),
};
