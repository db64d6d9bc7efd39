/**
 * The longest runs of what is so, each from its first on: all that are equally long; none where it never is. Runs do not overlap.
 *
 * @param is in their order
 */
export function longestRuns<T>(all: readonly T[], is: (one: T) => boolean): T[][] {
  const runs: T[][] = [];
  let run: T[] = [];
  for (const one of all) {
    if (!is(one)) run = [];
    else if (run.push(one) === 1) runs.push(run);
  }
  const most = Math.max(0, ...runs.map(({ length }) => length));
  return runs.filter(({ length }) => length === most);
}
