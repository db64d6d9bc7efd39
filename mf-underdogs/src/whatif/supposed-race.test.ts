import fc from 'fast-check';
import { raceRows } from '../season/race.rules';
import { aSunday } from '../testing/page.fixture';
import { supposedDogs } from './supposed-dogs.rules';

const ends = fc.oneof(
  fc.constantFrom('NYJ', 'NE', 'NYJ-tie'),
  fc.tuple(fc.constantFrom('NYJ', 'NE'), fc.integer({ min: 1, max: 40 })).map(([side, by]) => `${side}-by-${by}`),
);

/** Which entries have missed the week, and which have a pick of another game that is still sealed. */
const rest = fc.array(fc.constantFrom('missed' as const, 'sealed' as const), { maxLength: 3 });

test('the race as supposed ends with the table as supposed, whatever is: places, wins and all that ranks them', () => {
  fc.assert(
    fc.property(ends, rest, (text, others) => {
      const page = aSunday();
      const [aUser] = page.users.data;
      const more = others.map((state, n) => ({
        user: {
          ...aUser!,
          ID: 10 + n,
          entry_id: 10 + n,
          entry_name: `Entry ${n}`,
          mine: 0 as const,
          PickIn: state === 'sealed' ? (1 as const) : (0 as const),
          Missed: state === 'missed' ? (1 as const) : (0 as const),
        },
        standing: { ID: 10 + n, EntryName: `Entry ${n}`, Wins: 0, Covers: 0, Losses: 0, Rank: 4, Moved: 0 },
      }));
      // The week's winner stands in the season's table already; the fixture's table is of the week before.
      const won = page.standings.data.map((row) => (row.ID === 3 ? { ...row, Wins: 1 } : row));
      const all = {
        ...page,
        users: { data: [...page.users.data, ...more.map(({ user }) => user)] },
        standings: { data: [...won, ...more.map(({ standing }) => standing)] },
      };
      const then = supposedDogs(all, text);
      const race = raceRows(all.users.data, then.picks);
      const last = race.filter(({ Week }) => Week === 11);
      expect(last).toHaveLength(all.users.data.length);
      for (const { entry_id: id, value, Rank } of last)
        expect({ id, value, Rank }).toEqual({
          id,
          value: then.standings.find(({ ID }) => ID === id)?.Wins,
          Rank: then.standings.find(({ ID }) => ID === id)?.Rank,
        });
    }),
  );
});
