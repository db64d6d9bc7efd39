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

/** Entries to choose one from, behind a first line for none of them; each may say more of itself in brackets. */
export function entryChoices<E extends { name: string; note?: string }>(
  entries: readonly E[],
  id: (entry: E) => number,
  none = 'Choose an entry',
): Choice<number>[] {
  return [
    { value: 0, label: none },
    ...entries.map((entry) => ({ value: id(entry), label: entry.note ? `${entry.name} (${entry.note})` : entry.name })),
  ];
}
