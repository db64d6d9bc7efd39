import { entriesMoved, golfersMoved } from './moved.rules';

const row = (Golfer_ID: number, Score: string, Round_Score: string, Status: 'IN' | 'CUT' = 'IN') => ({
  Golfer_ID,
  Score,
  Round_Score,
  Status,
});

describe('places since the round began', () => {
  const rows = [row(1, '-8', '-5'), row(2, '-6', '+1'), row(3, '-6', ''), row(4, 'E', '-3'), row(5, '+9', '', 'CUT'), row(6, '', '')];

  it('are of the golfers who are ranked: -7, -6, -3, +3 before, -8, -6, -6, E now', () =>
    expect([...golfersMoved(rows, 2)]).toEqual([
      [1, 2],
      [2, -1],
      [3, 0],
      [4, 0],
    ]));

  it('are nobody’s in the first round', () => expect(golfersMoved(rows, 1).size).toBe(0));

  it('are of the entries by their best ball: -9 and -7 before, -11 and -14 now', () =>
    expect([
      ...entriesMoved(
        [
          { entry_id: 1, round_number: 1, Total: -9 },
          { entry_id: 2, round_number: 1, Total: -7 },
          { entry_id: 1, round_number: 2, Total: -11 },
          { entry_id: 2, round_number: 2, Total: -14 },
        ],
        2,
      ),
    ]).toEqual([
      [1, -1],
      [2, 1],
    ]));
});
