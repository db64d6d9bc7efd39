import { aPick, aStanding } from './board.fixture';

const name = (entry: number) => (entry === 1 ? 'Rusty Nail' : `Entry ${entry}`);

/** Of a board of so many entries: five open picks each in the games 1 to 18, and the tables of the week and the season. */
export function rowsOf(count: number) {
  const entries = Array.from({ length: count }, (_, i) => i + 1);
  return {
    picks: {
      data: entries.flatMap((entry) =>
        [1, 2, 3, 4, 5].map((slot) =>
          aPick({ ID: `${entry}-${slot}`, entry_id: entry, EntryName: name(entry), slot, event_id: ((entry + slot) % 18) + 1, Result: -1 }),
        ),
      ),
    },
    standings: {
      data: [0, 11].flatMap((Week) =>
        entries.map((entry) => aStanding({ ID: `${Week}-${entry}`, entry_id: entry, EntryName: name(entry), Week, Rank: entry })),
      ),
    },
  };
}
