import { FOOTBALL_WEEKS, PICKS_PER_WEEK, Result } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { GradedEntryPick } from '../money/played-week.rules';
import type { PotRun } from '../money/pot.rules';
import { missingPicks } from '../money/week-result.rules';
import type { RunningPick } from './endings.rules';

/** What a week can still bring an entry. */
export interface OpenPicks {
  running: RunningPick[];
  /** Picks of games to come that are made, or can be. */
  open: number;
  /** Losses that are certain: picks that can no longer be made. */
  owed: number;
}

export interface EntryWeekSoFar {
  /** The entry's, epoch ms. */
  createdAt: number;
  /** The entry's of the week. */
  picks: readonly GradedEntryPick[];
  /** The week's, and those of picks that have left it. */
  games: { week: readonly Game[]; all: ReadonlyMap<number, Game> };
  now: number;
  /** Whether the week is; nothing is open then. */
  over: boolean;
}

/**
 * Told from what everybody knows alone: kicked-off picks, and how many games are to come. A sealed pick is an open one, and
 * so is a pick that was not made yet; which game it takes, and that it was made, makes no difference.
 */
export function openPicks({ createdAt, picks, games, now, over }: EntryWeekSoFar): OpenPicks {
  if (over) return { running: [], open: 0, owed: 0 };
  const started = picks.filter((pick) => hasKickedOff(games.all.get(pick.eventId) ?? { kickoffAt: 0 }, now));
  const toCome = games.week.filter((game) => game.state === 'scheduled' && !hasKickedOff(game, now)).length;
  const open = Math.min(PICKS_PER_WEEK - started.length, toCome);
  return { running: started.flatMap(runningPick), open, owed: missingPicks(createdAt, started.length + open, games.week) };
}

/** Weeks after this one that may still count: those of the plan, and extra ones while points can be pushed into them. */
export function weeksAhead(week: number, run: PotRun, pointsPerWeek: number, lastWithGames: number): number {
  if (run.over) return 0;
  const last = pointsPerWeek > 0 ? Math.max(FOOTBALL_WEEKS, lastWithGames) : FOOTBALL_WEEKS;
  return Math.max(0, last - week);
}

function runningPick({ eventId, side, grade }: GradedEntryPick): RunningPick[] {
  const decided = grade.result === Result.win || grade.result === Result.loss || grade.result === null;
  return decided || grade.line === null ? [] : [{ eventId, side, line: grade.line }];
}
