import { LONG_NAME, UNBROKEN_NAME } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { EntryName, YouTag } from './EntryName';
import { FaceChip } from './FaceChip';
import { LiveDot } from './LiveDot';
import { faces, type FaceName } from './result-face';
import { ResultChip } from './ResultChip';
import { ResultLegend } from './ResultLegend';
import { Tick } from './Tick';

export default {
  title: 'Chips',
  component: ResultChip,
  subcomponents: { FaceChip, EntryName, YouTag, LiveDot, Tick, ResultLegend },
} satisfies Stories;

const every = Object.keys(faces) as FaceName[];

export const Results: Story = {
  render: () => (
    <>
      {[1, 0, -1, -2, 3, null].map((result) => (
        <ResultChip key={result} result={result} />
      ))}
      <ResultChip result={0} push />
      <ResultChip result={-2} push />
    </>
  ),
};
export const Faces: Story = {
  render: () => (
    <>
      {[...every, null].map((face) => (
        <FaceChip key={face} face={face} />
      ))}
    </>
  ),
};
export const Legend: Story = { render: () => <ResultLegend /> };
export const LegendOfAll: Story = { render: () => <ResultLegend of={every} /> };
export const Names: Story = {
  render: () => (
    <>
      <p>
        <EntryName name="Rusty Nail" /> <EntryName name="Turf Toe" you /> <YouTag />
      </p>
      <p>
        <EntryName name="Nails &amp; Co. <b>bold</b> <img src=x>" />
      </p>
    </>
  ),
};
export const LongNames: Story = {
  render: () => (
    <>
      <p>
        <EntryName name={LONG_NAME} you />
      </p>
      <p>
        <EntryName name={UNBROKEN_NAME} you />
      </p>
    </>
  ),
};
export const Live: Story = {
  render: () => (
    <>
      <LiveDot /> <LiveDot label="3 LIVE" />
    </>
  ),
};
export const Ticks: Story = {
  render: () => (
    <>
      <Tick colors="#D50A0A,#34302B" /> <Tick colors="#00338D" /> <Tick colors="" />
    </>
  ),
};
