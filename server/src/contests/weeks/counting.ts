import type { Tx } from '../../ground/db/database';
import type { Game } from '../../sport/games/game';
import { weekNumber } from '../../sport/games/week.rules';
import type { Contest } from '../contest';
import { readCalendar, type SeasonKind } from './calendar';

/** Which contests of a kind that is played in weeks a game of their season counts for: not those that begin after it. */
export const countingInWeeks =
  (kind: SeasonKind) =>
  async (tx: Tx, game: Game): Promise<(contest: Contest) => boolean> => {
    const { start, weeks } = await readCalendar(tx, game.season, kind);
    const week = start === undefined ? 0 : weekNumber(start, game.weekStart);
    return ({ firstWeek }) => week >= firstWeek && week <= weeks;
  };
