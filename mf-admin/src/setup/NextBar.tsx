import type { SetupStepRow } from '@poolhouse/contract';
import { usePhone } from '@poolhouse/shared-ui/board';
import { Box } from '@poolhouse/shared-ui/desk';
import { FormBar } from '@poolhouse/shared-ui/screen';
import { afterWords, nextStep, STEPS, type StepId } from './steps.rules';

interface Props {
  steps: readonly SetupStepRow[];
  /** What its button says of a step. */
  verbOf(step: StepId): string;
  onGo(step: StepId): void;
}

/** On a phone, the next step always in view. */
export function NextBar({ steps, verbOf, onGo }: Props) {
  const phone = usePhone();
  const next = nextStep(steps);
  if (!phone || !next) return null;
  return (
    <>
      {/* The bar lies over the page's end. */}
      <Box sx={{ height: 88 }} />
      <FormBar
        state={`Next: ${STEPS[next.ID].title}`}
        note={afterWords(steps, next)}
        action={verbOf(next.ID)}
        disabled={false}
        saving={false}
        result={null}
        onSubmit={() => onGo(next.ID)}
      />
    </>
  );
}
