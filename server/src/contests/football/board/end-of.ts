import { FOOTBALL_WEEKS, type FootballConfigRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import { isOver } from '../football-season';
import { planPot } from '../money/pot.rules';
import type { Board } from './board';
import { boardsWeeksAhead } from './weeks-ahead';

type End = Pick<FootballConfigRow, 'WeeksAhead' | 'Ends' | 'OverallPoints' | 'CigarPoints' | 'ToOverall'>;

/** What the end of a week hangs on besides its own games and picks; nothing once it is over. */
export function endOf(board: Board): End {
  if (board.over) return {};
  const WeeksAhead = boardsWeeksAhead(board, board.calendar);
  const Ends = endsWith(board);
  if (!Ends) return { WeeksAhead };
  const { overall, cigar } = planPot({ ...board.contest, entries: board.entries.length });
  return { WeeksAhead, Ends, OverallPoints: overall.join(','), CigarPoints: cigar, ToOverall: board.season.run.joins };
}

/** How the season ends with a week that is on; undefined while another one is open or to come. */
function endsWith(board: Board): FootballConfigRow['Ends'] {
  const { season, week, contest, calendar } = board;
  if (week < FOOTBALL_WEEKS || week !== season.weeks) return undefined;
  for (let other = contest.firstWeek; other < week; other += 1) if (!isOver(board, other)) return undefined;
  const { available } = must(season.run.weeks[week - 1], `the pot of week ${week}`);
  return available > 0 && calendar.lastWithGames > week ? 'if_won' : 'with_week';
}
