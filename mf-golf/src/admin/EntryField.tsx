import { Field } from '@poolhouse/shared-ui/screen';

interface Props {
  hint: string | undefined;
  /** The entry's ID; 0 for none. */
  value: number;
  entries: readonly { ID: number; entry_name: string; picked: number }[];
  onChange(id: number): void;
}

/** One entry of some, each with whether its pick is in. */
export function EntryField({ hint, value, entries, onChange }: Props) {
  return (
    <Field label="Entry" hint={hint}>
      {(part) => (
        <select {...part} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          <option value={0}>Choose an entry</option>
          {entries.map(({ ID, entry_name, picked }) => (
            <option key={ID} value={ID}>
              {entry_name} ({picked ? 'in' : 'missing'})
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
