import { Field } from '@poolhouse/shared-ui/screen';

/** At least as long as the server asks for. */
export const isReason = (text: string): boolean => text.trim().length >= 3;

/** Why something is set for somebody else. */
export function ReasonField({
  value,
  onChange,
  hint = 'Shown to the player, and kept',
}: {
  value: string;
  onChange(text: string): void;
  hint?: string;
}) {
  return (
    <Field label="Reason" hint={hint}>
      {(part) => <input {...part} type="text" maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}
