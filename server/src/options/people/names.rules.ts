/** What an entry is called, whose it is, and in which year. */
export interface Borne {
  readonly name: string;
  readonly userId: number;
  readonly year: number;
}

/**
 * Whose a name is: theirs who bore it in its latest year. Where two did, in two contests of that year, it is nobody's, since by the name alone
 * they cannot be told apart.
 *
 * @returns names by user
 */
export function namesByUser(entries: readonly Borne[]): Map<number, string[]> {
  const latest = new Map<string, { year: number; users: Set<number> }>();
  for (const { name, userId, year } of entries) {
    const known = latest.get(name);
    if (!known || known.year < year) latest.set(name, { year, users: new Set([userId]) });
    else if (known.year === year) known.users.add(userId);
  }
  const names = new Map<number, string[]>();
  for (const [name, { users }] of latest) {
    const [userId, ...others] = users;
    if (userId !== undefined && others.length === 0) names.set(userId, [...(names.get(userId) ?? []), name]);
  }
  return names;
}
