import { aCard, aGolfer, aTournament, picksOf, roundOf, someFacts } from '../testing/facts.fixture';
import { boardAt, isThrough } from './board.rules';
import { gradeEntries, isPlayedOut } from './grade.rules';
import { leaderboard } from './leaderboard.rules';

const field = [1, 2, 3, 4].map((id) => aGolfer(id));

describe('a board', () => {
  it('shows what has come by then, and hides it again from a clock that is turned back', () => {
    const card = aCard(1, 1, roundOf(-3), { at: Array.from({ length: 18 }, (_, n) => 1000 + n * 100) });
    const facts = someFacts({ field, cards: [card] });
    expect(boardAt(facts, 999).status).toBe('NOT_STARTED');
    expect(leaderboard(boardAt(facts, 1100))[0]).toMatchObject({ golferId: 1, score: '-2', through: '2', position: '1' });
    expect(leaderboard(boardAt(facts, 1000))[0]).toMatchObject({ score: '-1', through: '1' });
  });

  it('is in progress until nobody who is in has a hole left', () => {
    const facts = (second: number[]) => someFacts({ field: field.slice(0, 2), cards: [aCard(1, 1, roundOf(0)), aCard(2, 1, second)] });
    expect(boardAt(facts([0, 0]), 5).status).toBe('IN_PROGRESS');
    expect(boardAt(facts(roundOf(1)), 5)).toMatchObject({ status: 'ROUND_COMPLETE', currentRound: 1, officialRounds: 1 });
    const left = someFacts({
      field: [aGolfer(1), aGolfer(2, { status: 'WD', statusAt: 4 })],
      cards: [aCard(1, 1, roundOf(0)), aCard(2, 1, [2])],
    });
    expect(boardAt(left, 3).status).toBe('IN_PROGRESS');
    expect(boardAt(left, 5).status).toBe('ROUND_COMPLETE');
  });

  it('is played out once no golfer who is in has a hole left in the last round, and not with any round before', () => {
    const after = (rounds: number, holes = roundOf(0)) =>
      boardAt(
        someFacts({
          field,
          cards: field.flatMap(({ golferId }) =>
            Array.from({ length: rounds }, (_, n) => aCard(golferId, n + 1, n + 1 === rounds && golferId === 4 ? holes : roundOf(0))),
          ),
        }),
        5,
      );
    expect([1, 2, 3, 4].map((rounds) => isPlayedOut(after(rounds)))).toEqual([false, false, false, true]);
    expect(isPlayedOut(after(4, [0]))).toBe(false);
    expect(isPlayedOut({ ...after(3), status: 'OFFICIAL' })).toBe(true);
  });

  it('knows who withdrew before the first stroke', () => {
    const board = boardAt(
      someFacts({
        field: [aGolfer(1, { status: 'WD', statusAt: 4 }), aGolfer(2, { status: 'WD', statusAt: 4 })],
        cards: [aCard(2, 1, [0])],
      }),
      5,
    );
    expect(board.golfers.map(({ withdrawnAt }) => withdrawnAt)).toEqual([4, null]);
  });

  it('freezes the cut line: what is told of later rounds does not move it', () => {
    const cards = [1, 2, 3, 4].flatMap((id) => [aCard(id, 1, roundOf(id - 2)), aCard(id, 2, roundOf(0))]);
    const cutTwo = aTournament({ cutCount: 2, projectedCut: 0 });
    const made = boardAt(someFacts({ tournament: cutTwo, field, cards }), 5);
    expect([made.cutMade, made.line]).toEqual([true, 0]);
    const later = boardAt(someFacts({ tournament: { ...cutTwo, projectedCut: 0 }, field, cards: [...cards, aCard(1, 3, roundOf(9))] }), 5);
    expect(later.line).toBe(0);
    expect(made.golfers.map((golfer) => isThrough({ ...golfer, status: golfer.golferId > 2 ? 'CUT' : 'IN' }, made))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the leaderboard', () => {
  const cards = [aCard(1, 1, roundOf(-2)), aCard(2, 1, [-1, -1, 0], { startHole: 10 }), aCard(3, 1, roundOf(4))];

  it('has places with T, the stars of the back nine, and no gaps in its order', () => {
    const rows = leaderboard(boardAt(someFacts({ field: [...field.slice(0, 3), aGolfer(4, { status: 'WD', statusAt: 0 })], cards }), 5));
    expect(rows.map(({ position, score, through, today, sortOrder }) => [position, score, through, today, sortOrder])).toEqual([
      ['T1', '-2', 'F', '-2', 1],
      ['T1', '-2', '3*', '-2', 2],
      ['3', '+4', 'F', '+4', 3],
      ['WD', '', '', '', 4],
    ]);
  });

  it('leaves today empty until he tees off', () => {
    const two = [...[1, 2].flatMap((id) => [aCard(id, 1, roundOf(id))]), aCard(2, 2, [-1, -1, -1]), aCard(1, 2, [], { teeAt: 99 })];
    const rows = leaderboard(boardAt(someFacts({ field: field.slice(0, 2), cards: two }), 5));
    expect(rows.map(({ golferId, today, through }) => [golferId, today, through])).toEqual([
      [2, '-3', '3'],
      [1, '', ''],
    ]);
  });
});

describe('an entry', () => {
  it('whose golfers are all gone says so while the round is on, and has the day’s worst when it is over', () => {
    const out = { status: 'CUT' as const, statusAt: 0 };
    const rows = [aGolfer(1), aGolfer(2, out), aGolfer(3)];
    const twoRounds = [1, 2, 3].flatMap((id) => [aCard(id, 1, roundOf(0)), aCard(id, 2, roundOf(0))]);
    const entries = [
      { entryId: 1, name: 'Ann', picks: picksOf(1, null, null, null) },
      { entryId: 2, name: 'Bob', picks: picksOf(2, null, null, null) },
    ];
    const on = someFacts({ field: rows, cards: [...twoRounds, aCard(1, 3, [1, 1]), aCard(3, 3, [0])] });
    expect(gradeEntries(boardAt(on, 5), entries)[1]!.rounds[2]).toMatchObject({ dead: true, round: 0, holesRemaining: 0 });
    const over = someFacts({ field: rows, cards: [...twoRounds, aCard(1, 3, roundOf(3)), aCard(3, 3, roundOf(-4))] });
    expect(gradeEntries(boardAt(over, 5), entries).map(({ score }) => score)).toEqual([3, 3]);
  });

  it('keeps the holes of a golfer who withdrew', () => {
    const rows = [aGolfer(1, { status: 'WD', statusAt: 3 })];
    const facts = someFacts({ field: rows, cards: [aCard(1, 1, [-1, -1])] });
    const [grade] = gradeEntries(boardAt(facts, 5), [{ entryId: 1, name: 'Ann', picks: picksOf(1) }]);
    expect(grade).toMatchObject({ score: -2, holesRemaining: 0, through: 0 });
  });

  it.each(['WD', 'DQ', 'MDF'] as const)(
    'counts for the side action what a golfer left after the cut by %s: the day’s worst, at least one over',
    (status) => {
      const rows = [aGolfer(1, { status, statusAt: 3 }), aGolfer(2)];
      const cards = [1, 2].flatMap((id) => [aCard(id, 1, roundOf(-1)), aCard(id, 2, roundOf(-1))]);
      const facts = someFacts({ field: rows, cards: [...cards, aCard(1, 3, [-1]), aCard(2, 3, roundOf(-5))] });
      const [grade] = gradeEntries(boardAt(facts, 5), [{ entryId: 1, name: 'Ann', picks: picksOf(1) }]);
      expect(grade).toMatchObject({ through: 1, sideScore: -1 });
    },
  );
});
