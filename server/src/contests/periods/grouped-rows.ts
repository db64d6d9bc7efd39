/** A row with the name of its group. */
export type GroupedRow = Readonly<Record<string, unknown>> & { readonly __of: string };

/** The rows of several groups as the one list that a period keeps. */
export const inOneList = (groups: Readonly<Record<string, readonly object[]>>): GroupedRow[] =>
  Object.entries(groups).flatMap(([__of, rows]) => rows.map((row) => ({ __of, ...row })));

/** Such a list in its groups again. @param names of all, those without a row included */
export function inGroups<Groups>(list: readonly GroupedRow[], names: readonly (keyof Groups & string)[]): Groups {
  const groups = new Map<string, object[]>(names.map((name) => [name, []]));
  for (const { __of, ...row } of list) groups.get(__of)?.push(row);
  return Object.fromEntries(groups) as Groups;
}
