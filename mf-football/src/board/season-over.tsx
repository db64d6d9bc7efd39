import { formatPlace } from '@poolhouse/shared-ui';
import { sharedRanks, YourSeason, type StatusItem } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { mySeasonAddress } from '../contest/my-season-address.rules';
import { isSupposed } from '../whatif/marked';
import { leadsToSeason } from './season-link.rules';

/** Where I ended, and the way to my season, in the place of the next kickoff; undefined until the season is over. */
export function seasonOver(board: Board): StatusItem | undefined {
  const { config, overall, year } = board;
  const own = overall.find((row) => row.entry_id === config.entry_id);
  if (!own || isSupposed(board) || !leadsToSeason(config)) return undefined;
  return {
    label: 'Season over',
    value: `${formatPlace(own.Rank, sharedRanks(overall).has(own.Rank))} of ${overall.length}`,
    note: <YourSeason to={mySeasonAddress(year === config.Year ? undefined : year)} />,
  };
}
