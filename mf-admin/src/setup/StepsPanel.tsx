import type { DataOf, SetupFiguresRow } from '@poolhouse/contract';
import { token } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Box } from '@poolhouse/shared-ui/desk';
import { StepRow } from './StepRow';
import { nextStep, type StepId } from './steps.rules';

interface Props {
  setup: DataOf<'GET ad/setup'>;
  figures: SetupFiguresRow;
  /** The step that is open in its place. */
  open: StepId | null;
  onOpen(step: StepId | null): void;
}

/** Each step with what is there, done or not as the data says; one at a time is opened in its place, finished ones too. */
export function StepsPanel({ setup, figures, open, onOpen }: Props) {
  const steps = setup.steps.data;
  const done = steps.filter((step) => step.done === 1).length;
  const next = nextStep(steps);
  return (
    <Panel title="The six steps" action={figures.first_pick === '' ? `${done} of ${steps.length} done` : undefined}>
      <Box aria-hidden sx={{ height: 8, background: token.line }}>
        {/* A width of at most 1 is a share. */}
        <Box sx={{ height: '100%', background: token.win, width: done / Math.max(1, steps.length) }} />
      </Box>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {steps.map((step, at) => (
          <StepRow
            key={step.ID}
            step={step}
            number={at + 1}
            isNext={step.ID === next?.ID}
            isOpen={open === step.ID}
            without={setup.without_line.data}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Panel>
  );
}
