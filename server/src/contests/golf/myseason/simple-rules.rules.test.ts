import fc from 'fast-check';
import type { FieldGolfer } from '../golf';
import { boardAt } from '../rules/board.rules';
import { gradeEntries } from '../rules/grade.rules';
import { ableAt, effectivePicks, groupLists, placesOf } from '../rules/picks.rules';
import { aCard, aGolfer, aTournament, someFacts } from '../testing/facts.fixture';
import { rareHoles } from './rare-holes.rules';
import { ruleScores, type PlayedFour } from './simple-rules.rules';

const LOCK = 1000;
const END = 9000;
const ROUNDS = 2;
const HOLES = 18;

/** How a golfer's tournament went: played, cut after the first round, left on a hole of a round, or withdrew before the lock or after it. */
const drawnGolfer = fc.record({
  end: fc.constantFrom('IN', 'IN', 'CUT', 'left 1', 'left 2', 'before', 'after'),
  thru: fc.integer({ min: 1, max: HOLES - 1 }),
  rounds: fc.array(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: HOLES, maxLength: HOLES }), {
    minLength: ROUNDS,
    maxLength: ROUNDS,
  }),
});
/** Two or three golfers a group, of whom one plays it all, so that the rounds come to an end. */
const drawn = fc.record({
  golfers: fc
    .array(drawnGolfer, { minLength: 8, maxLength: 12 })
    .map((all) => all.map((one, n) => (n === 1 ? { ...one, end: 'IN' } : one))),
  /** By entry and group which of the list, the house where there is none of that number. */
  entries: fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function boardOf({ golfers }: Pick<Drawn, 'golfers'>) {
  const field = golfers.map(({ end }, n): FieldGolfer => {
    if (end === 'before') return aGolfer(n + 1, { status: 'WD', statusAt: LOCK - 1 });
    if (end === 'after') return aGolfer(n + 1, { status: 'WD', statusAt: LOCK + 1 });
    return aGolfer(n + 1, { status: end === 'IN' || end === 'CUT' ? end : 'WD' });
  });
  const cards = golfers.flatMap(({ end, thru, rounds }, n) =>
    rounds.flatMap((toPar, at) => {
      const round = at + 1;
      if (end === 'before' || end === 'after' || (round === 2 && (end === 'CUT' || end === 'left 1'))) return [];
      return [aCard(n + 1, round, end === `left ${round}` ? toPar.slice(0, thru) : toPar)];
    }),
  );
  const tournament = aTournament({
    ...{ firstTeeAt: LOCK, rounds: ROUNDS, cutRound: 1, projectedCut: 0 },
    ...{ reported: 'FINAL', reportedAt: END, officialAt: END },
  });
  return boardAt(someFacts({ tournament, field, cards }), END);
}

/** What entries play with, and what the grading of boards gives them. */
function playedOn(board: ReturnType<typeof boardOf>, wanted: readonly (readonly (number | null)[])[]) {
  const fours = wanted.map((picks) => effectivePicks(picks, placesOf(board), LOCK));
  const grades = gradeEntries(
    board,
    fours.map((picks, n) => ({ entryId: n + 1, name: `Entry ${n + 1}`, picks })),
  );
  const played = fours.map((picks, n): PlayedFour => ({
    golfers: picks.flatMap(({ golferId, house }) => (golferId === null ? [] : [{ golferId, house }])),
    rounds: grades[n]!.rounds.map(({ round }) => round),
  }));
  return { fours, played, scores: grades.map(({ score }) => score) };
}

const fourWays = <T>(groups: readonly (readonly T[])[]): T[][] =>
  groups.reduce<T[][]>((ways, group) => ways.flatMap((way) => group.map((one) => [...way, one])), [[]]);

function listsOf(board: ReturnType<typeof boardOf>) {
  const lists = groupLists(placesOf(board));
  return { lists, able: lists.map((list) => ableAt(list, LOCK).map(({ golferId }) => golferId)) };
}

const wantedOf = (lists: readonly (readonly { golferId: number }[])[], picks: readonly number[]) =>
  lists.map((list, group) => list[picks[group]!]?.golferId ?? null);

describe('simple rules in a tournament, graded beside the entries as one of them would be', () => {
  it('have the exact average of any four: over all ways to take one of each group', () => {
    fc.assert(
      fc.property(drawn, ({ golfers, entries }) => {
        const board = boardOf({ golfers });
        const { lists, able } = listsOf(board);
        const wanted = entries.map((picks) => wantedOf(lists, picks));
        const rules = ruleScores(board, LOCK, playedOn(board, wanted).played);
        if (able.some((list) => list.length === 0)) return expect(rules).toBeUndefined();
        const ways = fourWays(able).map((four) => playedOn(board, [...wanted, four]).scores.at(-1)!);
        return expect(rules?.random).toBeCloseTo(ways.reduce((sum, score) => sum + score, 0) / ways.length, 8);
      }),
      { numRuns: 60 },
    );
  });

  it('take the first of each list, the house picks, and whom most picked by themselves', () => {
    fc.assert(
      fc.property(drawn, ({ golfers, entries }) => {
        const board = boardOf({ golfers });
        const { lists, able } = listsOf(board);
        fc.pre(able.every((list) => list.length > 0));
        const wanted = entries.map((picks) => wantedOf(lists, picks));
        const { played } = playedOn(board, wanted);
        const scoreOf = (four: readonly (number | null)[]) => playedOn(board, [...wanted, four]).scores.at(-1);
        const rules = ruleScores(board, LOCK, played);
        expect(rules?.favorites).toBe(scoreOf(able.map(([first]) => first!)));
        expect(rules?.house).toBe(scoreOf([null, null, null, null]));
        const own = played.flatMap(({ golfers: four }) => four.flatMap(({ golferId, house }) => (house ? [] : [golferId])));
        const times = (golferId: number) => own.filter((one) => one === golferId).length;
        const crowd = lists.map((list) => {
          const [first] = [...list].filter(({ golferId }) => times(golferId) > 0).sort((a, b) => times(b.golferId) - times(a.golferId));
          return first?.golferId ?? null;
        });
        expect(rules?.crowd).toBe(scoreOf(crowd));
      }),
      { numRuns: 60 },
    );
  });

  it('are not told beside a result that the cards do not bring any more', () => {
    const par = Array.from({ length: HOLES }, () => 0);
    const golfers = Array.from({ length: 8 }, () => ({ end: 'IN', thru: 1, rounds: [par, par] }));
    const board = boardOf({ golfers });
    const { played } = playedOn(board, [[1, 2, 3, 4]]);
    expect(ruleScores(board, LOCK, played)).toEqual({ crowd: 0, favorites: 0, house: 0, random: 0 });
    const [{ golfers: four }] = played as [PlayedFour];
    expect(ruleScores(board, LOCK, [{ golfers: four, rounds: [0, -1] }])).toBeUndefined();
    expect(ruleScores(board, LOCK, [{ golfers: four, rounds: [0] }])).toBeUndefined();
    expect(ruleScores(board, LOCK, [{ golfers: four, rounds: [0, 0, 0] }])).toBeUndefined();
  });
});

it('finds aces and albatrosses, of the rounds that count', () => {
  const par = Array.from({ length: HOLES }, () => 0);
  // Hole 2 is a par 3, hole 6 a par 5, and hole 1 a par 4.
  const first = par.map((_, n) => (n === 1 ? -2 : n === 5 ? -3 : 0));
  const second = par.map((_, n) => (n === 0 ? -3 : n === 5 ? -2 : 0));
  const golfers = Array.from({ length: 8 }, (_, n) => ({ end: 'IN', thru: 1, rounds: n === 2 ? [first, second] : [par, par] }));
  expect(rareHoles(boardOf({ golfers }))).toEqual([
    { golferId: 3, round: 1, hole: 2, strokes: 1 },
    { golferId: 3, round: 1, hole: 6, strokes: 2 },
    { golferId: 3, round: 2, hole: 1, strokes: 1 },
  ]);
});
