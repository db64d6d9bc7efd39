import type { DataOf } from '@poolhouse/contract';
import { formatMonthDay } from '@poolhouse/shared-ui';
import { RacePanel } from '@poolhouse/shared-ui/season';
import { dollars } from '../contest/money';

const profit = { head: 'Profit', text: dollars };

/** How the owners stood, day by day. */
export function ProfitRace({ data: { race }, me }: { data: Pick<DataOf<'GET bbauction/recap'>, 'race'>; me: number }) {
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
    />
  );
}
