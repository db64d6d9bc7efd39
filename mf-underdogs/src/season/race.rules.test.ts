import fc from 'fast-check';
import { anySeason } from '../testing/arbitraries.fixture';
import { aGraded, aUser } from '../testing/rows.fixture';
import { raceRows } from './race.rules';

describe('the race', () => {
  it('counts wins up week by week, for every entry in every week with a result', () => {
    fc.assert(
      fc.property(anySeason, ({ users, picks }) => {
        const rows = raceRows(users, picks);
        const weeks = new Set(picks.filter((pick) => pick.Grade !== '').map((pick) => pick.week));
        expect(rows).toHaveLength(weeks.size * users.length);
        for (const user of users) {
          const mine = rows.filter((row) => row.entry_id === user.entry_id);
          mine.forEach((row, i) => {
            const won = picks.some((pick) => pick.entry_id === user.entry_id && pick.week === row.Week && pick.Grade === 'W');
            expect(row.value).toBe((mine[i - 1]?.value ?? 0) + (won ? 1 : 0));
          });
        }
        for (const week of weeks) expect(Math.min(...rows.filter((row) => row.Week === week).map((row) => row.Rank))).toBe(1);
      }),
    );
  });

  it('breaks equal wins by covers, then by losses, and shares a rank beyond that', () => {
    const users = [1, 2, 3, 4].map((n) => aUser({ ID: n, entry_id: n, entry_name: `Entry ${n}` }));
    const picks = [
      aGraded(1, 1, 'A', 'W'),
      aGraded(2, 1, 'B', 'W'),
      aGraded(3, 1, 'C', 'C'),
      aGraded(4, 1, 'D', 'W'),
      aGraded(1, 2, 'E', 'L'),
      aGraded(2, 2, 'F', 'C'),
      aGraded(4, 2, 'G', 'L'),
    ];
    expect(
      raceRows(users, picks)
        .filter((row) => row.Week === 2)
        .map((row) => row.Rank),
    ).toEqual([2, 1, 4, 2]);
  });
});
