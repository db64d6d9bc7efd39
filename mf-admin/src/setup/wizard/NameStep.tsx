import { Field } from '@poolhouse/shared-ui/screen';
import { Step } from './Step';
import type { WizardDraft } from './wizard.rules';

interface Props {
  draft: WizardDraft;
  onEdit(change: Partial<WizardDraft>): void;
}

export function NameStep({ draft, onEdit }: Props) {
  return (
    <Step number={1} title="Name the pool">
      <Field label="Name of the pool" hint="As your friends read it">
        {(part) => (
          <input {...part} type="text" maxLength={48} value={draft.name} onChange={(event) => onEdit({ name: event.target.value })} />
        )}
      </Field>
    </Step>
  );
}
