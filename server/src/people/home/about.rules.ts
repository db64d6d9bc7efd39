/** What tells an entry from the player's others: its own name where he has several in the contest, else the contest's. */
export function aboutEntry(entry: { name: string }, ownInContest: readonly unknown[], contestName: string): string {
  return ownInContest.length > 1 ? entry.name : contestName;
}
