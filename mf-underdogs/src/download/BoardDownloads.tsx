import { serverNow } from '@poolhouse/shared-ui';
import { Downloads } from '@poolhouse/shared-ui/device';
import type { Board } from '../contest/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { seasonGrid } from '../grid/season-grid.rules';
import { allPicksTable, popularTable, smackTable, weekTable } from './tables.rules';

/** The board's tables as files. */
export default function BoardDownloads({ board: { config, users, picks }, data }: { board: Board; data: UnderdogsPage }) {
  const now = serverNow();
  const grid = seasonGrid(users, picks, data.standings.data, config);
  return (
    <Downloads
      named={[config.contest_name, config.year, 'week', config.week]}
      tables={[weekTable(users, picks, config.week, now), allPicksTable(grid, now), popularTable(data), smackTable(data)]}
    />
  );
}
