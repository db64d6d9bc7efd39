import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { MOST_STEPS, type Step } from './settings.rules';
import { Group, Row } from './settings.styles';

/** By how much bids rise, from which price on. */
export function StepFields({ steps, trouble, onChange }: { steps: readonly Step[]; trouble: string; onChange(steps: Step[]): void }) {
  return (
    <Group>
      <legend>Increments</legend>
      {steps.map((step, n) => (
        <StepRow
          key={n}
          step={step}
          first={n === 0}
          onChange={(next) => onChange(steps.map((one, at) => (at === n ? { ...one, ...next } : one)))}
          onRemove={() => onChange(steps.filter((_, at) => at !== n))}
        />
      ))}
      <Row>
        <Button
          variant="outlined"
          color="inherit"
          disabled={steps.length >= MOST_STEPS}
          onClick={() => onChange([...steps, { from: String(Number(steps.at(-1)?.from ?? 0) + 50), step: '5' }])}
        >
          Add a step
        </Button>
      </Row>
      {trouble !== '' && <p role="alert">The steps {trouble}.</p>}
    </Group>
  );
}

interface StepRowProps {
  step: Step;
  /** It holds from a price of 0, and cannot be removed. */
  first: boolean;
  onChange(next: Partial<Step>): void;
  onRemove(): void;
}

function StepRow({ step: { from, step }, first, onChange, onRemove }: StepRowProps) {
  const field = (name: keyof Step, value: string, maxLength: number, disabled = false) => (
    <Field label={name === 'from' ? 'From a price of' : 'rise by'}>
      {(part) => (
        <input
          {...part}
          inputMode="numeric"
          maxLength={maxLength}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange({ [name]: event.target.value.trim() })}
        />
      )}
    </Field>
  );
  return (
    <Row>
      {field('from', from, 7, first)}
      {field('step', step, 6)}
      {!first && (
        <Button color="inherit" aria-label={`Remove the step from ${from}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Row>
  );
}
