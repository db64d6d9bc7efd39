import type { WinsStandingRow } from '@poolhouse/contract';
import { allOver, seasonOver, type StatusItem } from '@poolhouse/shared-ui/board';
import { mySeasonAddress } from '../myseason/addresses.rules';
import type { WinsBoard } from './board.rules';

/** Where I ended, and the way to my season; undefined until it is over. @param own my row of the season */
export const winsOver = ({ config, overall, scores, year }: WinsBoard, own: WinsStandingRow | undefined): StatusItem | undefined =>
  seasonOver({
    ...{ week: config.week, weeks: config.Weeks, firstWeek: config.FirstWeek, over: allOver(scores), entryId: config.entry_id },
    ...{ table: overall, own, to: mySeasonAddress(year === config.year ? undefined : year) },
  });
