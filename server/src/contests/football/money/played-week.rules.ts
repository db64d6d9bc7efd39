import type { WinsLosses } from '@poolhouse/contract/football-rules';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import type { EntryPick } from '../football.store';
import type { Grade } from './grade.rules';
import { gradePicks, weekIsOver, weekResult } from './week-result.rules';

/** One contest week as it was read. */
export interface WeekFacts {
  week: number;
  /** Null while the season's weeks are not known. */
  closesAt: number | null;
  games: readonly Game[];
  saved: SavedPicks;
}

/** Of the present entries, by entry and in the order of slots. */
export type SavedPicks = ReadonlyMap<number, readonly EntryPick[]>;

/** A pick, and its grade, which stands for the line at which it was made. */
export interface GradedEntryPick extends EntryPick {
  grade: Grade;
}

/** What a week comes to. */
export interface WeekResults {
  over: boolean;
  /** By entry id; of nobody while nothing of the week can count. */
  results: ReadonlyMap<number, WinsLosses>;
}

export const NOBODY: WeekResults['results'] = new Map();

/** Plays a week of all entries. Its cost grows with the entries and picks, and with nothing else. */
export function playWeek(facts: WeekFacts, entries: Entries, now: number): WeekResults {
  const over = weekIsOver(facts, now);
  return { over, results: resultsOf(facts, { entries, over, now }) };
}

type Entries = readonly Pick<Entry, 'id' | 'createdAt'>[];

/** What the week has brought each entry, where it is known whether it is over. */
export function resultsOf(
  facts: Omit<WeekFacts, 'week'>,
  { entries, over, now }: { entries: Entries; over: boolean; now: number },
): WeekResults['results'] {
  const games = new Map(facts.games.map((game) => [game.id, game]));
  return new Map(
    entries.map(({ id, createdAt }) => [id, weekResult(createdAt, gradePicks(facts.saved.get(id) ?? [], games, now), facts, over)]),
  );
}

/** An entry's picks with their grades. A pick whose game is not among the week's grades nothing. */
export function gradedPicks(games: ReadonlyMap<number, Game>, picks: readonly EntryPick[] = [], now: number): GradedEntryPick[] {
  const grades = gradePicks(picks, games, now);
  return picks.map((pick, n) => ({ ...pick, grade: must(grades[n], 'the grade of a pick') }));
}

/** The records of a week in few characters: with the same text all that is made of them is the same. */
export const recordsText = ({ over, results }: WeekResults): string => {
  let text = over ? '1:' : '0:';
  for (const { wins, losses } of results.values()) text += `${wins}${losses}`;
  return text;
};

/** Picks of one week, one after the other, by entry. */
export function byEntry(picks: readonly EntryPick[]): SavedPicks {
  const entries = new Map<number, EntryPick[]>();
  for (const pick of picks) {
    const own = entries.get(pick.entryId);
    if (own) own.push(pick);
    else entries.set(pick.entryId, [pick]);
  }
  return entries;
}
