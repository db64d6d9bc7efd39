import { Field } from '@poolhouse/shared-ui/screen';

/** At least as long as the server asks for. */
export const isReason = (text: string): boolean => text.trim().length >= 3;

/** Why something is set by hand. */
export function ReasonField({
  value,
  onChange,
  hint = 'At least 3 letters; shown to the player',
}: {
  value: string;
  onChange(text: string): void;
  hint?: string;
}) {
  return (
    <Field label="Reason" hint={hint}>
      {(part) => <input {...part} type="text" maxLength={200} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
