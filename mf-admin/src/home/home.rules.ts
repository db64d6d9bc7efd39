import type { DataOf, SetupStepRow } from '@poolhouse/contract';

interface HomeStep {
  readonly title: string;
  readonly done: boolean;
  readonly message: string;
}

const SHOWN: readonly [SetupStepRow['ID'], string][] = [
  ['games', 'Season and games'],
  ['contest', 'Contest'],
  ['people', 'People'],
];

/** The three steps that home shows of all of them, and whether these are done. */
export function homeSteps({ steps }: Pick<DataOf<'GET ad/setup'>, 'steps'>): { steps: HomeStep[]; done: boolean } {
  const shown = SHOWN.flatMap(([ID, title]) => {
    const step = steps.data.find((one) => one.ID === ID);
    return step ? [{ title, done: step.done === 1, message: step.message }] : [];
  });
  return { steps: shown, done: shown.every(({ done }) => done) };
}
