import { allOver } from '@poolhouse/shared-ui/board';
import type { WinsBoard } from '../board.rules';
import { playedIn, totalsOf } from './standing-columns';

/** The week whose recap the board leads to: its own once it is over, the one before until a result is there; 0 for none. */
export function recapWeek({ config, week, scores }: Pick<WinsBoard, 'config' | 'week' | 'scores'>): number {
  const decided = playedIn(totalsOf(week));
  if (decided && allOver(scores)) return config.week;
  return !decided && config.week === config.ShowWeek && config.week > (config.FirstWeek ?? 1) ? config.week - 1 : 0;
}
