import type { OutlookRow } from '@poolhouse/contract';
import { outlookOf } from '@poolhouse/contract/football-rules';
import type { Calendar } from '../../weeks/calendar';
import type { Board } from '../board/board';
import { boardsWeeksAhead } from '../board/weeks-ahead';
import { gradedPicks } from '../money/played-week.rules';
import { openPicks } from './open-picks.rules';

/** What each entry can still reach in the week that is on, then in the season. */
export function outlookRows(board: Board, calendar: Calendar, now: number): OutlookRow[] {
  const games = { week: board.games, all: board.gameById };
  const ofWeek = new Map(board.games.map((game) => [game.id, game]));
  const picksOf = (id: number) => gradedPicks(ofWeek, board.saved.get(id), now);
  const totals = new Map(board.season.overall.map((one) => [one.entryId, one]));
  const chances = board.entries.map((entry) => ({
    entryId: entry.id,
    name: entry.name,
    week: board.results.get(entry.id) ?? NONE,
    season: totals.get(entry.id) ?? NONE,
    left: openPicks({ createdAt: entry.createdAt, picks: picksOf(entry.id), games, now, over: board.over }),
  }));
  return outlookOf(chances, boardsWeeksAhead(board, calendar));
}

const NONE = { wins: 0, losses: 0 };
