import type { UnderdogsStandingRow } from '@poolhouse/contract';
import { allOver, seasonOver, yearsOf, type StatusItem } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { mySeasonAddress } from '../contest/my-season-address.rules';

/** Where I ended, and the way to my season; undefined until it is over. @param own my row of the table */
export const dogsOver = (
  { config, scores }: Board,
  table: readonly UnderdogsStandingRow[],
  own: UnderdogsStandingRow | undefined,
): StatusItem | undefined => {
  const [latest = config.year] = yearsOf(config.Years, config.year);
  return seasonOver({
    ...{ week: config.week, weeks: config.Weeks, firstWeek: config.FirstWeek, over: allOver(scores), entryId: own?.ID ?? 0 },
    ...{ table, own, to: mySeasonAddress(config.year === latest ? undefined : config.year) },
  });
};
