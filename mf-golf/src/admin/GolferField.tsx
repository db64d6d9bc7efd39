import { Field } from '@poolhouse/shared-ui/screen';

interface Props {
  label: string;
  hint?: string;
  /** The golfer's ID; 0 for none. */
  value: number;
  /** What stands for none. */
  none: string;
  golfers: readonly { ID: number; Name: string }[];
  onChange(id: number): void;
}

/** One golfer of some. */
export function GolferField({ label, hint, value, none, golfers, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(part) => (
        <select {...part} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          <option value={0}>{none}</option>
          {golfers.map(({ ID, Name }) => (
            <option key={ID} value={ID}>
              {Name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
