import { lazyPart } from '@poolhouse/shared-ui';
import { PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Suspense } from 'react';
import { useConsole } from '../facts/console.context';
import { LinesStep } from './LinesStep';
import type { StepId } from './steps.rules';

const Group = lazyPart(async () => ({ default: (await import('../people/GroupPanel')).GroupPanel }));
const Games = lazyPart(async () => ({ default: (await import('../gameday/LoadGamesPanel')).LoadGamesPanel }));
const Feeds = lazyPart(async () => ({ default: (await import('../gameday/FeedsPanel')).FeedsPanel }));
const Contest = lazyPart(async () => ({ default: (await import('../contests/AddContestPanel')).AddContestPanel }));
const People = lazyPart(async () => ({ default: (await import('../people/AddPeoplePanel')).AddPeoplePanel }));

/** What a step is done with, in its place; the same panel as on its own tab, fetched when it is opened. */
export function StepContent({ step, without }: { step: StepId; without: readonly { ID: number; game: string; kickoff: string }[] }) {
  const { data } = useConsole();
  return (
    <Suspense fallback={<PanelSkeleton rows={4} />}>
      {step === 'name' && <Group />}
      {step === 'games' && <Games />}
      {step === 'scores' && <Feeds rows={data.feeds.data} />}
      {step === 'contest' && <Contest onAdded={() => {}} />}
      {step === 'people' && <People />}
      {step === 'lines' && <LinesStep rows={without} />}
    </Suspense>
  );
}
