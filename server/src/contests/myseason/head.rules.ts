import type { MySeasonHead } from '@poolhouse/contract';
import { formatPlace, plural } from '@poolhouse/contract/formats';
import type { Contest, Entry } from '../contest';
import type { SeasonCard } from '../recaps/recap-source';

type Named = Pick<MySeasonHead, 'ID' | 'contest_id' | 'contest_name' | 'entry_id' | 'EntryName' | 'Year' | 'Week' | 'Over'>;

/** Whose season of which contest it is. @param last the last week that counts @param over whether that was the season's last */
export const namedHead = (contest: Contest, entry: Pick<Entry, 'id' | 'name'> | undefined, last: number, over: boolean): Named => ({
  ...{ ID: 1, contest_id: contest.id, contest_name: contest.name, entry_id: entry?.id ?? 0, EntryName: entry?.name ?? '' },
  ...{ Year: contest.year, Week: last, Over: over ? 1 : 0 },
});

/** Where nobody stands anywhere yet. */
export const NOWHERE = { Rank: 0, Shared: 0, Entries: 0, Gap: '' } as const satisfies Omit<MySeasonHead, keyof Named>;

/** One place of a table in its order. */
export interface Placed {
  entryId: number;
  name: string;
  rank: number;
  /** What the table goes by first. */
  wins: number;
}

/** An entry's place among all, and who is next to it; undefined where the table has no such entry. @param unit what is counted: 'win' */
export function placedHead(table: readonly Placed[], entryId: number, unit: string): Omit<MySeasonHead, keyof Named> | undefined {
  const own = table.find((one) => one.entryId === entryId);
  if (!own) return undefined;
  const others = table.filter((one) => one.entryId !== entryId).sort((a, b) => a.rank - b.rank);
  const [next] = others;
  return {
    Rank: own.rank,
    Shared: others.some(({ rank }) => rank === own.rank) ? 1 : 0,
    Entries: table.length,
    Gap: next ? gapWords(own.wins - next.wins, next.name, unit) : '',
  };
}

function gapWords(gap: number, name: string, unit: string): string {
  if (gap === 0) return `level with ${name}`;
  return `${plural(Math.abs(gap), unit)} ${gap > 0 ? 'ahead of' : 'behind'} ${name}`;
}

/** Whose season it is and how it stands, as its picture says it in any contest. */
export const cardHead = ({
  contest_name,
  Year,
  EntryName,
  Rank,
  Shared,
  Entries,
  Over,
}: MySeasonHead): Pick<SeasonCard, 'pool' | 'when' | 'name' | 'place' | 'among'> => ({
  ...{ pool: contest_name, when: `${Year} season${Over === 1 ? '' : ' so far'}`, name: EntryName },
  ...{ place: formatPlace(Rank, Shared === 1), among: `of ${Entries}` },
});
