import type { SetupStepRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';

export type StepId = SetupStepRow['ID'];

/** What a step is called, and what opening it is for. */
export const STEPS: Readonly<Record<StepId, { title: string; verb: string }>> = {
  name: { title: 'Name the pool', verb: 'Change' },
  games: { title: 'Season and games', verb: 'Load again' },
  scores: { title: 'Live scores', verb: 'See the feeds' },
  contest: { title: 'Open a contest', verb: 'Add another' },
  people: { title: 'Invite people', verb: 'Add by e-mail' },
  lines: { title: 'Lines and a last look', verb: 'See the lines' },
};

/** Scores can be entered by hand, so a pool runs without this step. */
const OPTIONAL: StepId = 'scores';

/** The first step that is not done and that this administrator can do, one without which the pool does not run first; null once all are. */
export function nextStep(steps: readonly SetupStepRow[]): SetupStepRow | null {
  const left = steps.filter(({ done, mine }) => done === 0 && mine === 1);
  return left.find(({ ID }) => ID !== OPTIONAL) ?? left[0] ?? null;
}

/** What comes after it, under its name. */
export function afterWords(steps: readonly SetupStepRow[], next: SetupStepRow): string {
  const left = steps.filter(({ done, mine, ID }) => done === 0 && mine === 1 && ID !== next.ID && ID !== OPTIONAL);
  return left.length === 0 ? 'then the pool runs by itself' : `then ${plural(left.length, 'more step')}`;
}
