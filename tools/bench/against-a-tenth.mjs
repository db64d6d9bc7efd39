/**
 * The figures of some work done for a few and for ten times as many.
 * @param {readonly { few: number, many: number }[]} rounds ms
 * @param {{ what: string, note: string, each: string }} words of the work for many, how its slowest came about, and what the quickest are for
 * @returns {import('./table.mjs').Figure[]}
 */
export function againstATenth(rounds, { what, note, each }) {
  // Anything else that runs on the machine only adds: the quickest rounds tell what the work itself takes.
  const [few, many] = [Math.min(...rounds.map((round) => round.few)), Math.min(...rounds.map((round) => round.many))];
  return [
    { what, value: Math.max(...rounds.map((round) => round.many)), unit: 'ms', way: 'at most', bound: 1000, note },
    {
      what: 'the same against a tenth of the entries',
      value: many / few,
      unit: '×',
      way: 'at most',
      bound: 12,
      note: `quickest of each: ${many.toFixed(0)} ms to ${few.toFixed(1)} ms for ${each}`,
    },
  ];
}
