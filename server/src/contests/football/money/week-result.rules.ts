import { PICKS_PER_WEEK, Result } from '@poolhouse/contract';
import type { WinsLosses } from '@poolhouse/contract/football-rules';
import type { Game } from '../../../sport/games/game';
import { isOffBoard } from '../../../sport/games/game.rules';
import { gradePick, type Grade, type GradedGame, type GradedPick } from './grade.rules';

export type WeekGame = GradedGame & Pick<Game, 'id'>;
export type WeekPick = GradedPick & { eventId: number };

/** One contest week: its games, and when its window closes (null while the season's weeks are not known). */
export interface Week {
  games: readonly WeekGame[];
  closesAt: number | null;
}

/** A week is over when its last game is, or when its window has closed, whatever became of a game that never was reported. */
export function weekIsOver(week: Week, now: number): boolean {
  if (week.closesAt !== null && now >= week.closesAt) return true;
  return week.games.length > 0 && week.games.every((game) => game.state === 'final' || isOffBoard(game));
}

/**
 * An entry's record of one week, by the picks' grades and the missing ones. A missing pick becomes a loss when the week is
 * over; no more can be missing than the entry could have made of the week's games after it was created. A week that had
 * closed before the entry was created counts nothing.
 *
 * @param grades in the order of `picks`
 */
export function weekResult(createdAt: number, grades: readonly Grade[], week: Week, over: boolean): WinsLosses {
  if (week.closesAt !== null && week.closesAt <= createdAt) return recordOf(0, 0);
  const wins = grades.filter((grade) => grade.result === Result.win).length;
  const losses = grades.filter((grade) => grade.result === Result.loss).length;
  return recordOf(wins, losses + (over ? missingPicks(createdAt, grades.length, week.games) : 0));
}

const records = new Map<number, WinsLosses>();

/** A season has thousands of records, and there are few different ones: each is one object. */
export function recordOf(wins: number, losses: number): WinsLosses {
  const name = wins * 100 + losses;
  let known = records.get(name);
  if (!known) records.set(name, (known = Object.freeze({ wins, losses })));
  return known;
}

/** The grade of each pick. A pick whose game is not among the week's grades nothing. */
export function gradePicks(picks: readonly WeekPick[], games: ReadonlyMap<number, WeekGame>, now: number): Grade[] {
  return picks.map((pick) => {
    const game = games.get(pick.eventId);
    return game ? gradePick(pick, game, now) : { result: null, push: false, line: null };
  });
}

/** How many picks are missing of those that an entry could have made of the week's games after it was created. */
export function missingPicks(createdAt: number, made: number, games: readonly WeekGame[]): number {
  return made >= PICKS_PER_WEEK ? 0 : Math.max(0, mayPick(createdAt, games) - made);
}

/** How many picks a week's games let an entry make after it was created. */
export function mayPick(createdAt: number, games: readonly WeekGame[]): number {
  const possible = games.filter((game) => game.spread2 !== null && !isOffBoard(game) && game.kickoffAt > createdAt).length;
  return Math.min(PICKS_PER_WEEK, possible);
}
