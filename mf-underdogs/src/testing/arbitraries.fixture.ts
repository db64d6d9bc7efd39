import type { UnderdogsPickRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { aGraded, aPick, aSealedPick, aStanding, aUser } from './rows.fixture';

const grade = fc.constantFrom('W', 'C', 'L', 'none', 'sealed', 'open' as const);

function toPick(entry: number, week: number, state: string): UnderdogsPickRow[] {
  if (state === 'none') return [];
  const key = { ID: `${entry}-${week}`, entry_id: entry, week };
  if (state === 'sealed') return [aSealedPick(key)];
  return [state === 'open' ? aPick({ ...key, pick: `Team ${week}` }) : aGraded(entry, week, `Team ${week}`, state as 'W')];
}

/** Some entries over some weeks, one of which is on. */
export const anySeason = fc.tuple(fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 7 })).chain(([weeks, entries]) =>
  fc
    .tuple(
      fc.array(fc.array(grade, { minLength: weeks, maxLength: weeks }), { minLength: entries, maxLength: entries }),
      fc.integer({ min: 1, max: weeks }),
    )
    .map(([states, week]) => ({
      week,
      users: states.map((_, i) => aUser({ ID: i + 1, entry_id: i + 1, entry_name: `Entry ${i + 1}`, mine: i === 0 ? 1 : 0 })),
      standings: states.map((_, i) => aStanding({ ID: i + 1, EntryName: `Entry ${i + 1}`, Rank: (i % 3) + 1 })),
      picks: states.flatMap((row, i) => row.flatMap((state, w) => toPick(i + 1, w + 1, state))),
    })),
);
