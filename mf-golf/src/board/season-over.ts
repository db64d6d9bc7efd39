import type { GolfConfigRow } from '@poolhouse/contract';
import { seasonOver, type StatusItem } from '@poolhouse/shared-ui/board';
import type { GolfPage } from '../contest/golf.types';
import { MY_SEASON } from '../contest/my-season-address.rules';

/** Where I ended, and the way to my season: on the season's last tournament, once all of them are official. */
export function golfOver(
  { standings, tournaments }: Pick<GolfPage, 'standings' | 'tournaments'>,
  { current_tournament, entry_id }: Pick<GolfConfigRow, 'current_tournament' | 'entry_id'>,
): StatusItem | undefined {
  const table = standings.data.filter(({ Tournament_ID }) => Tournament_ID === 0);
  const last = Math.max(...tournaments.data.map(({ seq }) => seq));
  const played = tournaments.data.filter(({ status }) => status === 'OFFICIAL').length;
  return seasonOver({
    week: tournaments.data.find(({ ID }) => ID === current_tournament)?.seq ?? 0,
    weeks: last,
    // One that was called off makes no season longer.
    firstWeek: last - played + 1,
    over: tournaments.data.every(({ status }) => status === 'OFFICIAL' || status === 'CANCELLED'),
    ...{ entryId: entry_id, table, own: table.find((row) => row.entry_id === entry_id), to: MY_SEASON },
  });
}
