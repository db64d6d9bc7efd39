import type { DogSeasonFact, DogSeasonWeek } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { SeasonCells, SeasonFigures, SeasonSteps } from '@poolhouse/shared-ui/my-season';
import { recapAddress } from '../contest/recap-address.rules';
import { cellOf, isRun, weekWords } from './cells.rules';

interface Props {
  weeks: readonly DogSeasonWeek[];
  facts: readonly DogSeasonFact[];
  year: number | undefined;
}

/** Every pick of the season as a letter, the longest runs, and each week in words. */
export function PicksPanel({ weeks, facts, year }: Props) {
  const made = weeks.filter(({ Pick }) => Pick !== '').length;
  const alone = weeks.filter(({ Alone }) => Alone === 1).length;
  return (
    <Panel title={`Your ${plural(made, 'pick')}`} action={alone > 0 && `${alone} only yours`}>
      <SeasonCells caption="Your picks by week" weeks={weeks.map(({ Week }) => Week)} rows={[{ key: 'picks', cells: weeks.map(cellOf) }]} />
      <SeasonFigures figures={facts.filter(isRun)} />
      <SeasonSteps
        steps={weeks.map((week) => ({ Week: week.Week, Rank: week.Rank, to: recapAddress(week.Week, year), said: weekWords(week) }))}
      />
    </Panel>
  );
}
