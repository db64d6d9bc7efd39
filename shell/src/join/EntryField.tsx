import { Field } from '@poolhouse/shared-ui/screen';

interface Props {
  hint: string;
  error?: string | undefined;
  value: string;
  onChange(name: string): void;
}

/** What the newcomer's entry is called. */
export function EntryField({ hint, error, value, onChange }: Props) {
  return (
    <Field label="Name of your entry" hint={hint} error={error}>
      {(part) => (
        <input {...part} type="text" autoComplete="off" maxLength={40} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
