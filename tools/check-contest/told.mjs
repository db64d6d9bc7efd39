/** @typedef {import('./contest.mjs').Contest} Contest */
/** @typedef {(words: string) => void} Say */
/** @typedef {{ n: number, at: number, body: any, say: Say }} Line */

/**
 * Reads each contest's lines once, and so says once what contradicts itself in them.
 * @template {{ take(kind: string, line: Line): void, settle?(): void }} T
 * @param {new (contest: Contest) => T} Told @returns {(contest: Contest) => T}
 */
export function toldOnce(Told) {
  /** @type {WeakMap<Contest, T>} */
  const known = new WeakMap();
  return (contest) => {
    const before = known.get(contest);
    if (before) return before;
    const told = new Told(contest);
    known.set(contest, told);
    for (const { kind, ...line } of contest.own)
      told.take(kind, { ...line, say: (words) => contest.report.add(`Line ${line.n} (${kind}) ${words}.`) });
    told.settle?.();
    return told;
  };
}
