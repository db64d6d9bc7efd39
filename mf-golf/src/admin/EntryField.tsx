import { ChoiceField, entryChoices } from '@poolhouse/shared-ui/desk';

interface Props {
  hint: string | undefined;
  /** The entry's ID; 0 for none. */
  value: number;
  entries: readonly { ID: number; entry_name: string; picked: number }[];
  onChange(id: number): void;
}

/** One entry of some, each with whether its pick is in. */
export function EntryField({ hint, value, entries, onChange }: Props) {
  const choices = entryChoices(
    entries.map(({ ID, entry_name, picked }) => ({ id: ID, name: entry_name, note: picked ? 'in' : 'missing' })),
  );
  return <ChoiceField label="Entry" {...{ hint, value, choices, onChange }} />;
}
