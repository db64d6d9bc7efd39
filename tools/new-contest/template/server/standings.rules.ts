import type { Game } from '../../sport/games/game';
import { coverMargin, hasKickedOff, type Side } from '../../sport/games/game.rules';
import { ranked, type Ranked } from '../standings/ranking.rules';

/** An entry's pick of a week. */
export interface TeamPick {
  week: number;
  eventId: number;
  side: Side;
}

/** How a game stands. */
type Score = { readonly [K in 'state' | 'score1' | 'score2']: Game[K] };

/** '' while the game is not over, or when it is not played. */
export type Grade = 'W' | 'L' | '';

export interface Standing {
  entryId: number;
  name: string;
  points: number;
  losses: number;
}

/** A win is a point; a tie is none. */
export function gradeOf(game: Score | undefined, side: Side): Grade {
  const margin = game?.state === 'final' ? coverMargin(game, side, 0) : null;
  if (margin === null) return '';
  return margin > 0 ? 'W' : 'L';
}

/** Others see a pick from its kick-off on. */
export function isSealed(game: { kickoffAt: number } | undefined, now: number): boolean {
  return game === undefined || !hasKickedOff(game, now);
}

/** An entry's counts over its picks up to a week. @param games by id */
export function tally(
  entry: { id: number; name: string },
  picks: ReadonlyMap<number, TeamPick> | undefined,
  games: ReadonlyMap<number, Score>,
  upTo: number,
): Standing {
  const counted = [...(picks?.values() ?? [])].filter(({ week }) => week <= upTo);
  const grades = counted.map(({ eventId, side }) => gradeOf(games.get(eventId), side));
  const count = (grade: Grade) => grades.filter((one) => one === grade).length;
  return { entryId: entry.id, name: entry.name, points: count('W'), losses: count('L') };
}

/** Most points first; level entries share a rank and stand by name. */
export function rankEntries(rows: readonly Standing[]): Ranked<Standing>[] {
  return ranked(rows, [(row) => -row.points]);
}
