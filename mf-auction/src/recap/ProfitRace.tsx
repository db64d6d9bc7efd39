import type { DataOf } from '@poolhouse/contract';
import { formatMonthDay } from '@poolhouse/shared-ui';
import { RacePanel } from '@poolhouse/shared-ui/season';
import type { AuctionOwnerRow } from '../contest/auction.types';
import { dollars } from '../contest/money';

const profit = { head: 'Profit', text: dollars };

/** Each owner's line ends in the colour that the bracket knows them by. */
export function ProfitRace({
  data: { race },
  me,
  owners,
}: {
  data: Pick<DataOf<'GET bbauction/recap'>, 'race'>;
  me: number;
  owners: readonly AuctionOwnerRow[];
}) {
  const days = new Map(race.data.map(({ Week, day }) => [Week, formatMonthDay(day)]));
  return (
    <RacePanel
      rows={race.data}
      entryId={me}
      unit="point"
      title="Race of profits"
      step="day"
      figure={profit}
      stepName={(step) => days.get(step) ?? ''}
      colors={new Map(owners.map(({ ID, Color }) => [ID, Color]))}
    />
  );
}
