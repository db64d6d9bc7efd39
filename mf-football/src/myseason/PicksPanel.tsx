import type { MySeasonFact, MySeasonPick, MySeasonWeek } from '@poolhouse/contract';
import { PICKS_PER_WEEK, Result } from '@poolhouse/contract/constants';
import { formatList, formatRecord, plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { SeasonCells, SeasonFigures, SeasonSteps } from '@poolhouse/shared-ui/my-season';
import { recapAddress } from '../contest/recap-address.rules';
import { cellOf, picksWords } from './cells.rules';
import { isRun } from './facts.rules';

interface Props {
  weeks: readonly MySeasonWeek[];
  picks: readonly MySeasonPick[];
  facts: readonly MySeasonFact[];
  year: number | undefined;
}

const perfect = ({ Wins }: MySeasonWeek): boolean => Wins === PICKS_PER_WEEK;

/** Every pick of the season as a letter, and the longest rows of right and wrong ones. */
export function PicksPanel({ weeks, picks, facts, year }: Props) {
  const made = picks.filter(({ Pick }) => Pick !== '').length;
  const right = picks.filter(({ Result: result }) => result === Result.win).length;
  return (
    <Panel title={`Your ${plural(made, 'pick')}`} action={picksWords(right, weeks.filter(perfect).length)}>
      <SeasonCells
        caption="Your picks by week"
        weeks={weeks.map(({ Week }) => Week)}
        rows={rowsOf(weeks, picks)}
        sums={weeks.map((week) => ({ value: week.Wins, solid: perfect(week) }))}
      />
      <SeasonFigures figures={facts.filter(isRun)} />
      <SeasonSteps
        steps={weeks.map(({ Week, Wins, Losses, Points, Rank }) => ({
          ...{ Week, Rank, to: recapAddress(Week, year) },
          said: formatList([formatRecord(Wins, Losses), ...(Points > 0 ? [plural(Points, 'point')] : [])]),
        }))}
      />
    </Panel>
  );
}

/** A row a slot, the first pick of each week on top. */
function rowsOf(weeks: readonly MySeasonWeek[], picks: readonly MySeasonPick[]) {
  const byId = new Map(picks.map((pick) => [pick.ID, pick]));
  return Array.from({ length: PICKS_PER_WEEK }, (_, n) => ({
    key: String(n + 1),
    cells: weeks.map((week) => ({ ...cellOf(byId.get(`${week.Week}-${n + 1}`)), solid: perfect(week) })),
  }));
}
