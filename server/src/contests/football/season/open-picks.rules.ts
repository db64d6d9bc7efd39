import { PICKS_PER_WEEK, Result } from '@poolhouse/contract';
import type { OpenPicks, RunningPick } from '@poolhouse/contract/football-rules';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { GradedEntryPick } from '../money/played-week.rules';
import { missingPicks } from '../money/week-result.rules';
import { gamesToCome } from '../money/weeks-left.rules';

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
  const toCome = gamesToCome(games.week, now);
  const open = Math.min(PICKS_PER_WEEK - started.length, toCome);
  return { running: started.flatMap(runningPick), open, owed: missingPicks(createdAt, started.length + open, games.week) };
}

function runningPick({ eventId, side, grade }: GradedEntryPick): RunningPick[] {
  const decided = grade.result === Result.win || grade.result === Result.loss || grade.result === null;
  return decided || grade.line === null ? [] : [{ eventId, side, line: grade.line }];
}
