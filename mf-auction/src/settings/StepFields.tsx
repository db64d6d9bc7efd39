import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { Group, Row } from './settings.styles';
import { MOST_STEPS, type Step } from './settings.rules';

/** By how much bids rise, from which price on. */
export function StepFields({ steps, trouble, onChange }: { steps: readonly Step[]; trouble: string; onChange(steps: Step[]): void }) {
  const change = (at: number, next: Partial<Step>) => onChange(steps.map((step, n) => (n === at ? { ...step, ...next } : step)));
  return (
    <Group>
      <legend>Increments</legend>
      {steps.map(({ from, step }, n) => (
        <Row key={n}>
          <Field label="From a price of">
            {(part) => (
              <input
                {...part}
                inputMode="numeric"
                maxLength={7}
                disabled={n === 0}
                value={from}
                onChange={(event) => change(n, { from: event.target.value.trim() })}
              />
            )}
          </Field>
          <Field label="rise by">
            {(part) => (
              <input
                {...part}
                inputMode="numeric"
                maxLength={6}
                value={step}
                onChange={(event) => change(n, { step: event.target.value.trim() })}
              />
            )}
          </Field>
          {n > 0 && (
            <Button color="inherit" aria-label={`Remove the step from ${from}`} onClick={() => onChange(steps.filter((_, at) => at !== n))}>
              Remove
            </Button>
          )}
        </Row>
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
