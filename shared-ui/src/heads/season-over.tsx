import { formatPlace } from '@poolhouse/contract/formats';
import { YourSeason } from '../page/YourSeason';
import { sharedRanks } from '../tables/ranks.rules';
import { leadsToSeason, type LastWeek } from './season-over.rules';
import type { StatusItem } from './StatusStrip';

/** A board whose season may be over. */
export interface SeasonOverProps extends LastWeek {
  /** The season's table. */
  table: readonly { Rank: number }[];
  /** The player's row of it. */
  own: { Rank: number } | undefined;
  /** Their own season. */
  to: string;
}

/** Where I ended, and the way to my season, in the place of the next kickoff; undefined until the season is over. */
export function seasonOver({ table, own, to, ...board }: SeasonOverProps): StatusItem | undefined {
  if (!own || !leadsToSeason(board)) return undefined;
  return {
    label: 'Season over',
    value: `${formatPlace(own.Rank, sharedRanks(table).has(own.Rank))} of ${table.length}`,
    note: <YourSeason to={to} />,
  };
}
