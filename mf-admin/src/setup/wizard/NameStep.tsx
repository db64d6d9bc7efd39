import { InputField, useFormContext } from '@poolhouse/shared-ui/desk';
import { Step } from './Step';
import type { WizardDraft } from './wizard.rules';

export function NameStep() {
  const { control } = useFormContext<WizardDraft>();
  return (
    <Step number={1} title="Name the pool">
      <InputField control={control} name="name" label="Name of the pool" hint="As your friends read it" input={{ maxLength: 48 }} />
    </Step>
  );
}
