import type { MySeasonConfig, MySeasonWeek } from '@poolhouse/contract';
import { formatList, formatPercent, formatPlace, formatRecord, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Head } from './myseason.styles';
import { RankChart } from './RankChart';

/** Where I stand, or stood when it was over, and how it came to that. */
export function HeadPanel({ config, weeks }: { config: MySeasonConfig; weeks: readonly MySeasonWeek[] }) {
  const { Rank, Shared, Entries, Wins, Losses, Points, Gap, Over, Week } = config;
  const played = Wins + Losses;
  return (
    <Panel title={`${config.contest_name} ${config.Year}`} action={Over === 1 ? 'Season over' : `After week ${Week}, so far`}>
      <Head>
        <p>
          <strong>{formatPlace(Rank, Shared === 1)}</strong> of {Entries}
        </p>
        <p>
          <b>
            {formatRecord(Wins, Losses)}
            {played > 0 && `, ${formatPercent(Wins / played, 1)}`}
          </b>
          {', '}
          {formatList([`${plural(Points, 'point')} won`, Gap])}
        </p>
      </Head>
      <RankChart weeks={weeks} entries={Entries} />
    </Panel>
  );
}
