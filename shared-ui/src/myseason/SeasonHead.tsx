import type { MySeasonHead, MySeasonStep } from '@poolhouse/contract';
import { formatPlace } from '@poolhouse/contract/formats';
import type { ReactElement } from 'react';
import { Panel } from '../page/Panel';
import { Head } from './myseason.styles';
import { RankChart } from './RankChart';
import { seasonTitle } from './season-title.rules';
import type { SeasonUnit } from './season-unit.rules';

export interface SeasonHeadProps {
  head: MySeasonHead;
  /** '46–29, 61.3%' */
  record: string;
  /** '98 points won, 1 win behind Turf Toe'; '' for nothing to say. */
  says: string;
  weeks: readonly Pick<MySeasonStep, 'Week' | 'Rank'>[];
  /** What the season is made of; weeks where it is left out. */
  unit?: SeasonUnit;
}

/** Where I stand, or stood when it was over, and how it came to that. */
export function SeasonHead({ head, record, says, weeks, unit = 'week' }: SeasonHeadProps): ReactElement {
  const { Rank, Shared, Entries, Over, Week } = head;
  return (
    <Panel title={seasonTitle(head)} action={Over === 1 ? 'Season over' : `After ${unit} ${Week}, so far`}>
      <Head>
        <p>
          <strong>{formatPlace(Rank, Shared === 1)}</strong> of {Entries}
        </p>
        <p>
          <b>{record}</b>
          {says !== '' && `, ${says}`}
        </p>
      </Head>
      <RankChart weeks={weeks} entries={Entries} unit={unit} />
    </Panel>
  );
}
