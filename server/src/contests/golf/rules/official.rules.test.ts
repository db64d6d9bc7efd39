import * as fc from 'fast-check';
import { leaderRows } from '../board/tournament-rows';
import { aCard, aGolfer, aTournament, PARS, picksOf, roundOf, someFacts } from '../testing/facts.fixture';
import { boardAt } from './board.rules';
import { gradeEntries } from './grade.rules';
import { leaderboard } from './leaderboard.rules';
import { cardPoints, holePoints } from './stableford.rules';

const strokes = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });

describe('points of the Modified Stableford', () => {
  it('are 8, 5, 2, 0, -1 and -3, from albatross to whatever is worse than a double bogey', () => {
    const ofPar5 = [1, 2, 3, 4, 5, 6, 7, 8, 12].map((made) => holePoints(made, 5));
    expect(ofPar5).toEqual([8, 8, 5, 2, 0, -1, -3, -3, -3]);
    expect(holePoints(1, 3)).toBe(5);
  });

  it('never rise with a stroke more, and those of a card are those of its posted holes, in whichever order', () => {
    fc.assert(
      fc.property(fc.array(strokes, { minLength: 18, maxLength: 18 }), fc.integer({ min: 0, max: 17 }), (holes, at) => {
        const points = cardPoints({ holes, pars: PARS });
        const posted = holes.flatMap((made, n) => (made === null ? [] : [holePoints(made, PARS[n] ?? 4)]));
        expect(points).toBe(posted.length === 0 ? null : posted.reduce((sum, one) => sum + one, 0));
        expect(cardPoints({ holes: [...holes].reverse(), pars: [...PARS].reverse() })).toBe(points);
        const own = holes[at] ?? null;
        if (own !== null) expect(cardPoints({ holes: holes.with(at, own + 1), pars: PARS })).toBeLessThanOrEqual(points ?? 0);
      }),
    );
  });
});

describe('a leaderboard by points', () => {
  const field = [1, 2, 3].map((id) => aGolfer(id));
  // Two eagles and four bogeys are even and six points, two birdies are two under and four.
  const cards = [
    aCard(1, 1, [-2, -2, 1, 1, 1, 1, ...Array.from({ length: 12 }, () => 0)]),
    aCard(2, 1, roundOf(-2)),
    aCard(3, 1, [], { reportedToPar: 27, reportedThru: 0, teeAt: 9 }),
  ];
  const stableford = (over = {}) => boardAt(someFacts({ tournament: aTournament({ format: 'stableford', ...over }), field, cards }), 5);

  it('has the most points first, prints them beside the score to par, and grades by strokes', () => {
    const rows = leaderboard(stableford());
    expect(
      rows.slice(0, 2).map(({ golferId, position, points, todayPoints, score }) => [golferId, position, points, todayPoints, score]),
    ).toEqual([
      [1, '1', 6, 6, 'E'],
      [2, '2', 4, 4, '-2'],
    ]);
    const [one, two] = gradeEntries(stableford(), [
      { entryId: 1, name: 'One', picks: picksOf(1, null, null, null) },
      { entryId: 2, name: 'Two', picks: picksOf(2, null, null, null) },
    ]);
    expect([one?.score, two?.score]).toEqual([0, -2]);
  });

  it('has its cut line in points', () => {
    expect(stableford({ cutRound: 1, cutCount: 2 }).line).toBe(-4);
  });

  it('sends points where they are played for, and nowhere else', () => {
    expect(leaderRows(stableford(), new Map())[0]).toMatchObject({ ID: 1, Points: 6, Round_Points: 6, Score: 'E' });
    const usual = leaderRows(boardAt(someFacts({ field, cards }), 5), new Map());
    for (const row of usual) for (const name of ['Points', 'Round_Points', 'Starting']) expect(row).not.toHaveProperty(name);
  });
});

describe('starting strokes', () => {
  const field = [aGolfer(1, { startingStrokes: -10 }), aGolfer(2, { startingStrokes: -3 }), aGolfer(3), aGolfer(4, { status: 'WD' })];
  const at = (...cards: ReturnType<typeof aCard>[]) => boardAt(someFacts({ tournament: aTournament({ cutRound: 0 }), field, cards }), 5);
  const shown = (board: ReturnType<typeof at>) => leaderboard(board).map(({ golferId, position, score }) => [golferId, position, score]);

  it('stand on the leaderboard before the first hole', () => {
    expect(shown(at())).toEqual([
      [1, '1', '-10'],
      [2, '2', '-3'],
      [3, '3', 'E'],
      [4, 'WD', ''],
    ]);
  });

  it('are in score, order and place, and in no entry’s score', () => {
    const board = at(aCard(1, 1, roundOf(2)), aCard(2, 1, roundOf(-5)), aCard(3, 1, roundOf(-8)));
    expect(shown(board).slice(0, 3)).toEqual([
      [3, 'T1', '-8'],
      [2, 'T1', '-8'],
      [1, 'T1', '-8'],
    ]);
    const grade = (golfer: number) => gradeEntries(board, [{ entryId: 1, name: 'One', picks: picksOf(golfer, null, null, null) }])[0];
    expect([1, 2, 3].map((golfer) => grade(golfer)?.score)).toEqual([2, -5, -8]);
    expect([1, 2, 3].map((golfer) => grade(golfer)?.sideScore)).toEqual([2, -5, -8]);
    expect(leaderRows(board, new Map()).map(({ Starting }) => Starting)).toEqual([-10, -3, 0, 0]);
  });

  it('never change what an entry has, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 0 }), { minLength: 3, maxLength: 3 }), (given) => {
        const cards = [1, 2, 3].map((id) => aCard(id, 1, roundOf(id - 2)));
        const grades = (strokesOf: (n: number) => number) =>
          gradeEntries(
            boardAt(
              someFacts({
                tournament: aTournament({ cutRound: 0 }),
                field: [1, 2, 3].map((id) => aGolfer(id, { startingStrokes: strokesOf(id - 1) })),
                cards,
              }),
              5,
            ),
            [{ entryId: 1, name: 'One', picks: picksOf(1, 2, 3, null) }],
          );
        expect(grades((n) => given[n] ?? 0)).toEqual(grades(() => 0));
      }),
    );
  });
});
