import type { GolfStatsRow } from '@poolhouse/contract';
import { formatNumber, formatOdds, formatTime } from '@poolhouse/shared-ui';
import { figure, type Column } from '@poolhouse/shared-ui/board';
import type { StatsKey } from './stats.rules';

const sortable = (
  key: StatsKey,
  head: string,
  value: (row: GolfStatsRow) => number | string,
  more?: Partial<Column<GolfStatsRow>>,
): Column<GolfStatsRow> => ({ ...figure(head, value), key, sortable: true, ...more });

const wide = { hideOnPhone: true };
const here = { group: 'At this tournament' };

/** What is shown of each golfer of the field. */
export const FIGURES: readonly Column<GolfStatsRow>[] = [
  sortable('Rank', 'Rank', (row) => row.Rank ?? '–'),
  sortable('Tee_Time', 'Tee Time', (row) => (row.Tee_Time ? `${formatTime(row.Tee_Time)}${row.back_nine ? '*' : ''}` : ''), wide),
  sortable('Avg_Birdies', 'BPR', (row) => (row.Avg_Birdies == null ? '–' : formatNumber(row.Avg_Birdies, 2))),
  sortable('Holes_Per_Eagle', 'HPE', (row) => row.Holes_Per_Eagle ?? '–', wide),
  sortable('Consecutive_Cuts', 'CC', (row) => row.Consecutive_Cuts ?? '–', wide),
  sortable('YTD_Cuts', 'YTD Cuts', (row) => `${row.YTD_Cuts}/${row.YTD_Events}`),
  sortable('entries', 'Entries', (row) => row.entries, { ...here, ...wide }),
  sortable('cuts', 'Cuts', (row) => row.cuts, { ...here, ...wide }),
  sortable('position', 'Best', (row) => row.position || '–', here),
];

/** For administrators alone. */
export const ODDS = sortable('Odds', 'Odds', (row) => (row.Odds == null ? '–' : formatOdds(row.Odds)), wide);
