import type { Invitation } from '@poolhouse/contract';
import { Field } from '@poolhouse/shared-ui/screen';

interface Props {
  former: Invitation['former'];
  /** Entry id; 0 for none. */
  value: number;
  onChange(entryId: number): void;
}

/** An entry of former years that nobody has now; the commissioner says whether it is the player's. */
export function FormerEntry({ former, value, onChange }: Props) {
  if (former.length === 0) return null;
  return (
    <Field label="You played before? Your entry was" hint="Waits until it is approved; you play meanwhile">
      {(part) => (
        <select {...part} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>I am new</option>
          {former.map(({ entry_id, entry_name, year }) => (
            <option key={entry_id} value={entry_id}>
              {entry_name}, {year}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
