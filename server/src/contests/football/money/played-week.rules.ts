import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import type { EntryPick } from '../football.store';
import type { Grade } from './grade.rules';
import { gradePicks, weekIsOver, weekResult, type WinsLosses } from './week-result.rules';

/** One contest week as it was read. */
export interface WeekFacts {
  week: number;
  /** Null while the season's weeks are not known. */
  closesAt: number | null;
  games: readonly Game[];
  /** Of all entries, by entry and slot. */
  picks: readonly EntryPick[];
}

/** A pick, and its grade, which stands for the line at which it was made. */
export interface GradedEntryPick extends EntryPick {
  grade: Grade;
}

/** A week as it is graded. */
export interface PlayedWeek {
  week: number;
  over: boolean;
  /** By entry id, of those that have any. */
  picks: ReadonlyMap<number, readonly GradedEntryPick[]>;
  /** By entry id; of nobody while nothing of the week can count. */
  results: ReadonlyMap<number, WinsLosses>;
}

const NOTHING = new Map<number, never>();

/** Grades a week of all entries. Its cost grows with the entries and picks, and with nothing else. */
export function playWeek(facts: WeekFacts, entries: readonly Pick<Entry, 'id' | 'createdAt'>[], now: number): PlayedWeek {
  const over = weekIsOver(facts, now);
  // Most weeks of a season are yet to come.
  if (!over && facts.picks.length === 0) return { week: facts.week, over, picks: NOTHING, results: NOTHING };
  const games = new Map(facts.games.map((game) => [game.id, game]));
  const picks = new Map<number, GradedEntryPick[]>();
  for (const [n, grade] of gradePicks(facts.picks, games, now).entries()) {
    const pick = graded(facts.picks[n] as EntryPick, grade);
    const own = picks.get(pick.entryId);
    if (own) own.push(pick);
    else picks.set(pick.entryId, [pick]);
  }
  const results = new Map<number, WinsLosses>();
  for (const { id, createdAt } of entries) {
    const own = picks.get(id) ?? [];
    results.set(
      id,
      weekResult(
        createdAt,
        own.map(({ grade }) => grade),
        facts,
        over,
      ),
    );
  }
  return { week: facts.week, over, picks, results };
}

/** Field by field: what is spread out gets a hidden class of its own, which weighs more than the object. */
const graded = (
  { entryId, week, slot, eventId, side, lockedSpread, lockedAt, savedAt, overrideReason }: EntryPick,
  grade: Grade,
): GradedEntryPick => ({ entryId, week, slot, eventId, side, lockedSpread, lockedAt, savedAt, overrideReason, grade });

/** The records of a week in few characters: with the same text all that is made of them is the same. */
export const recordsText = ({ over, results }: Pick<PlayedWeek, 'over' | 'results'>): string => {
  let text = over ? '1:' : '0:';
  for (const { wins, losses } of results.values()) text += `${wins}${losses}`;
  return text;
};
