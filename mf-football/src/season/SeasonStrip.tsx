import type { OutlookRow, SeasonConfigRow } from '@poolhouse/contract';
import { formatNumber, formatRange, ordinal, plural } from '@poolhouse/shared-ui';
import { StatusStrip, type StatusItem } from '@poolhouse/shared-ui/board';

const span = ({ Best, Worst }: OutlookRow): string => formatRange(Best, Worst, ordinal);
const words: Record<OutlookRow['State'], string> = { clinched: 'clinched', alive: 'first place is open', out: 'first place is gone' };

/** Where I can finish, and how much of the pot is out. */
export function SeasonStrip({ config, mine }: { config: SeasonConfigRow; mine: readonly OutlookRow[] }) {
  const chances = mine.map((row): StatusItem => ({
    label: row.scope === 'week' ? `Week ${config.Week}` : 'Season',
    value: span(row),
    note: words[row.State],
  }));
  return (
    <StatusStrip
      items={[
        ...chances,
        { label: 'Points paid', value: formatNumber(config.Paid), note: `of ${formatNumber(config.Pot)}` },
        {
          label: config.SeasonOver ? 'Season' : 'Weeks left',
          value: config.SeasonOver ? 'over' : config.Weeks - config.Week,
          note: plural(config.Weeks - (config.FirstWeek ?? 1) + 1, 'week') + ' in all',
          phone: false,
        },
      ]}
    />
  );
}
