import * as fc from 'fast-check';
import { decidingOf, Endings, type Outcome } from './deciding.rules';

interface Ending {
  winners: (number | undefined)[][];
  leaders: number[];
}

/** Every ending of the last rounds of a bracket of eight places, and who is first in each by `leader`, owners 0 to 2. */
function endingsOf(decided: number, leader: (winners: number[]) => number[]) {
  const games = [0, 1, 2, 3]
    .map((game) => ({ round: 0, game }))
    .concat([
      { round: 1, game: 0 },
      { round: 1, game: 1 },
      { round: 2, game: 0 },
    ]);
  const list: Ending[] = [];
  const walk = (winners: number[][], at: number) => {
    const next = games[at];
    if (!next) return void list.push({ winners, leaders: leader(winners.flat()) });
    const { round, game } = next;
    const sides = round === 0 ? [2 * game, 2 * game + 1] : [winners[round - 1]![2 * game]!, winners[round - 1]![2 * game + 1]!];
    for (const side of at < decided ? [sides[0]!] : sides)
      walk(
        winners.map((row, n) => (n === round ? [...row, side] : row)),
        at + 1,
      );
  };
  walk([[], [], []], 0);
  const endings = new Endings(3, games.slice(decided));
  for (const { winners, leaders } of list) endings.add(winners, leaders, 1 / list.length);
  return { endings, list, open: games.slice(decided) };
}

const holds = ({ winners }: Ending, { place, round, wins }: Outcome) => winners[round]!.includes(place) === wins;

it('finds what nobody can do without, and the fewest results that decide, against every ending', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 }),
      (decided, worth) => {
        // Each win of a place brings each owner something; the most is first.
        const points = (owner: number, winners: number[]) =>
          winners.reduce((sum, place, n) => sum + worth[(place * 3 + owner) % 24]! * (n < 4 ? 1 : n < 6 ? 2 : 4), 0);
        const { endings, list, open } = endingsOf(decided, (winners) => {
          const all = [0, 1, 2].map((owner) => points(owner, winners));
          return [0, 1, 2].filter((owner) => all[owner] === Math.max(...all));
        });
        const outcomes = open.flatMap(({ round }) =>
          [0, 1, 2, 3, 4, 5, 6, 7].flatMap((place) => [true, false].map((wins): Outcome => ({ place, round, wins }))),
        );
        const decides = (owner: number, ...of: Outcome[]) => {
          const such = list.filter((ending) => of.every((one) => holds(ending, one)));
          return such.length > 0 && such.every(({ leaders }) => leaders.includes(owner));
        };
        for (const owner of [0, 1, 2]) {
          const { state, needs, enough } = decidingOf(endings, owner);
          const first = list.filter(({ leaders }) => leaders.includes(owner));
          expect(state).toBe(first.length === 0 ? 'out' : first.length === list.length ? 'sure' : 'open');
          if (state !== 'open') continue;
          for (const need of needs)
            expect([first.every((one) => holds(one, need)), list.every((one) => holds(one, need))]).toEqual([true, false]);
          const missed = outcomes.filter(
            (one) => first.every((ending) => holds(ending, one)) && !list.every((ending) => holds(ending, one)),
          );
          // Whatever else is needed follows from what is named.
          for (const one of missed)
            expect(needs.some((need) => list.every((ending) => !holds(ending, need) || holds(ending, one)))).toBe(true);
          const single = outcomes.some((one) => decides(owner, one));
          const pair = single || outcomes.some((one, n) => outcomes.slice(n + 1).some((other) => decides(owner, one, other)));
          expect(enough).toHaveLength(single ? 1 : pair ? 2 : 0);
          if (enough.length > 0) expect(decides(owner, ...enough)).toBe(true);
        }
      },
    ),
    { numRuns: 50 },
  );
});
