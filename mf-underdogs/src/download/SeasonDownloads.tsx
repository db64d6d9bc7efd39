import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { serverNow } from '@poolhouse/shared-ui';
import { Downloads } from '@poolhouse/shared-ui/device';
import { raceTable, type RaceEntry } from '@poolhouse/shared-ui/season';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { seasonGrid } from '../grid/season-grid.rules';
import { allPicksTable, standingsTable } from './tables.rules';

interface Props {
  data: UnderdogsPage;
  config: UnderdogsConfigRow;
  race: readonly RaceEntry[];
}

/** The season's tables as files. */
export default function SeasonDownloads({ data, config, race }: Props) {
  const grid = seasonGrid(data.users.data, data.picks.data, data.standings.data, config);
  return (
    <Downloads
      named={[config.contest_name, config.year, 'season']}
      tables={[standingsTable(data), { name: 'Race', rows: raceTable(race, 'Wins') }, allPicksTable(grid, serverNow())]}
    />
  );
}
