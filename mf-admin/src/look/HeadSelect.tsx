import { Select } from '@poolhouse/shared-ui/desk';

interface Props<T extends string | number> {
  /** Read aloud; it stands beside a title that says the rest. */
  label: string;
  value: T;
  choices: readonly { readonly value: T; readonly label: string }[];
  onChange(value: T): void;
}

/** A choice in a panel's head, of what the panel shows. */
export function HeadSelect<T extends string | number>({ label, value, choices, onChange }: Props<T>) {
  return (
    <Select
      native
      value={value}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice.value) === String(target.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
