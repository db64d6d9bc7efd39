import type { OutlookRow } from '../../contests/football-season';
import { boardChances } from './board-chances.rules';
import { outlookOf } from './outlook.rules';
import type { BoardFacts, Supposed } from './what-if.rules';

/**
 * What each entry can still reach, from a board: the rows of the season page. A pick that its owner alone sees tells nothing here, unless it
 * is supposed to be decided.
 *
 * @param of the one entry that is asked for; all of them where it is left out
 */
export function boardOutlook({ page, over }: Pick<Supposed<BoardFacts>, 'page' | 'over'>, of?: number): OutlookRow[] {
  const config = page.config.data[0];
  if (!config) return [];
  const ended = config.WeekOver === 1 || over;
  return outlookOf(boardChances({ page, over }), ended && isLast(page) ? 0 : (config.WeeksAhead ?? 0), of);
}

/** Whether the season ends with a week that is over. */
function isLast({ config, standings }: BoardFacts): boolean {
  const { Ends, Week } = config.data[0] ?? {};
  return Ends === 'with_week' || (Ends === 'if_won' && standings.data.some((row) => row.Week === Week && row.Points > 0));
}
