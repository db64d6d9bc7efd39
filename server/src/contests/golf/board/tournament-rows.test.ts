import { boardAt } from '../rules/board.rules';
import { aCard, aGolfer, someFacts } from '../testing/facts.fixture';
import { leaderRows } from './tournament-rows';

describe('rows of the leaderboard', () => {
  it('tell when a golfer starts, and that it is on hole 10, until a hole is posted', () => {
    const facts = someFacts({
      field: [1, 2, 3].map((id) => aGolfer(id)),
      cards: [
        aCard(1, 1, [], { startHole: 10, teeAt: 9000 }),
        aCard(2, 1, [], { startHole: 1, teeAt: 9000 }),
        aCard(3, 1, [0], { startHole: 10, teeAt: 1000 }),
      ],
    });
    const rows = leaderRows(boardAt(facts, 5000), new Map());
    const at = new Date(9000).toISOString();
    expect(rows.map(({ Tee_Time, back_nine, Through }) => [Tee_Time, back_nine, Through])).toEqual([
      [at, 1, ''],
      [at, undefined, ''],
      ['', undefined, '1*'],
    ]);
  });
});
