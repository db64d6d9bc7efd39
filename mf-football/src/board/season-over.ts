import { seasonOver, type StatusItem } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { mySeasonAddress } from '../contest/my-season-address.rules';
import { isSupposed } from '../whatif/marked';

/** Where I ended, and the way to my season; undefined until it is over, and while something is supposed. */
export function footballOver(board: Board): StatusItem | undefined {
  const { config, overall, year } = board;
  if (isSupposed(board)) return undefined;
  return seasonOver({
    ...{ week: config.Week, weeks: config.Weeks, firstWeek: config.FirstWeek, over: config.WeekOver === 1, entryId: config.entry_id },
    table: overall,
    own: overall.find((row) => row.entry_id === config.entry_id),
    to: mySeasonAddress(year === config.Year ? undefined : year),
  });
}
