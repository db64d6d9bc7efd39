import type { SetupStepRow } from '@poolhouse/contract';
import type { OwnTab } from '../console/tabs.rules';

type Step = SetupStepRow['ID'];

/** What a step is called, and where it is done: on this tab, or on another one. */
export const STEPS: Readonly<Record<Step, { title: string; tab: OwnTab | null; verb: string }>> = {
  name: { title: 'Name the pool', tab: 'people', verb: 'Change' },
  games: { title: 'Season and games', tab: 'gameday', verb: 'Load again' },
  scores: { title: 'Live scores', tab: 'gameday', verb: 'See the feeds' },
  contest: { title: 'Open a contest', tab: 'contests', verb: 'Add another' },
  people: { title: 'Invite people', tab: 'people', verb: 'Add by e-mail' },
  lines: { title: 'Lines and a last look', tab: null, verb: 'Type lines' },
};

/** The first step that is not done; null once all are. */
export const nextStep = (steps: readonly SetupStepRow[]): SetupStepRow | null => steps.find(({ done }) => done === 0) ?? null;
