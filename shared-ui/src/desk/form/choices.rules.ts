/** One line of a list to choose from. */
export interface Choice<T extends string | number = string> {
  value: T;
  label: string;
  /** Its heading in the list, where it has one; choices of one heading stand together. */
  group?: string;
}

/** Choices under their headings, in the order in which each heading comes first. */
export function choicesIn<T extends string | number>(choices: readonly Choice<T>[]): [group: string, choices: Choice<T>[]][] {
  const groups = new Map<string, Choice<T>[]>();
  for (const choice of choices) {
    const group = choice.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups];
}

interface EntryChoice {
  id: number;
  name: string;
  /** What else is said of it, in brackets. */
  note?: string;
}

/** Entries to choose one from, behind a first line for none of them. */
export const entryChoices = (entries: readonly EntryChoice[], none = 'Choose an entry'): Choice<number>[] => [
  { value: 0, label: none },
  ...entries.map(({ id, name, note = '' }) => ({ value: id, label: note === '' ? name : `${name} (${note})` })),
];
