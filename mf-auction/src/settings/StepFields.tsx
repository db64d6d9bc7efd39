import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Buttons, FieldGroup, InputField, Note, useFieldArray, type FormOf } from '@poolhouse/shared-ui/desk';
import { MOST_STEPS, type Draft } from './settings.rules';

/** By how much bids rise, from which price on. */
export function StepFields({ form, trouble }: { form: FormOf<Draft>; trouble: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'steps' });
  const next = () => String(Number(form.getValues('steps').at(-1)?.from ?? 0) + 50);
  return (
    <FieldGroup legend="Increments" within>
      {fields.map(({ id }, n) => (
        <StepRow key={id} form={form} n={n} onRemove={() => remove(n)} />
      ))}
      <Buttons>
        <Button variant="outlined" disabled={fields.length >= MOST_STEPS} onClick={() => append({ from: next(), step: '5' })}>
          Add a step
        </Button>
      </Buttons>
      {trouble !== '' && (
        <Note wrong role="alert">
          The steps {trouble}.
        </Note>
      )}
    </FieldGroup>
  );
}

/** The first holds from a price of 0, and cannot be removed. */
function StepRow({ form, n, onRemove }: { form: FormOf<Draft>; n: number; onRemove(): void }) {
  const { control } = form;
  return (
    <Beside narrow>
      <InputField
        control={control}
        name={`steps.${n}.from`}
        label="From a price of"
        disabled={n === 0}
        input={{ inputMode: 'numeric', maxLength: 7 }}
      />
      <InputField control={control} name={`steps.${n}.step`} label="rise by" input={{ inputMode: 'numeric', maxLength: 6 }} />
      {n > 0 && (
        <Button aria-label={`Remove the step from ${form.getValues(`steps.${n}.from`)}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Beside>
  );
}
