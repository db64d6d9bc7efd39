import type { WinsConfigRow, WinsOutlookRow } from '@poolhouse/contract';
import { formatNumber, formatRange, ordinal, plural } from '@poolhouse/shared-ui';
import { StatusStrip } from '@poolhouse/shared-ui/board';
import { againstPace, formatAhead } from './outlook.rules';

const span = ({ BestRank, WorstRank }: WinsOutlookRow): string => formatRange(BestRank, WorstRank, ordinal);
const words: Record<WinsOutlookRow['State'], string> = { clinched: 'clinched', alive: 'first place is open', out: 'first place is gone' };

/** Where I can finish; for whom has no entry what the season is about. */
export function SeasonStrip({ config, mine }: { config: WinsConfigRow; mine: WinsOutlookRow | undefined }) {
  const ahead = mine && againstPace(mine);
  const items = mine
    ? [
        { label: 'Points', value: mine.Points, note: `${plural(mine.Left, 'game')} left` },
        { label: 'Projected', value: mine.Projected ?? '–', note: `${mine.Worst} to ${mine.Best}` },
        { label: 'Finish', value: span(mine), note: words[mine.State] },
        { label: 'Against pace', value: typeof ahead === 'number' ? formatAhead(ahead) : '–', note: 'points', phone: false },
      ]
    : [
        { label: 'Entries', value: config.NumEntries, note: `${plural(config.PointsPerEntry, 'point')} each` },
        { label: 'Pot', value: formatNumber(config.Pot), note: 'points' },
        { label: 'Week', value: config.ShowWeek, note: `of ${config.Weeks}` },
      ];
  return <StatusStrip items={items} />;
}
