import type { MySeasonFact, MySeasonPick, MySeasonWeek } from '@poolhouse/contract';
import { PICKS_PER_WEEK, Result } from '@poolhouse/contract/constants';
import { formatList, formatRecord, ordinal, plural } from '@poolhouse/shared-ui';
import { Panel, PanelDetails } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { recapAddress } from '../contest/recap-address.rules';
import { picksWords } from './cells.rules';
import { Pair, WeekList } from './myseason.styles';
import { PickCells } from './PickCells';

interface Props {
  weeks: readonly MySeasonWeek[];
  picks: readonly MySeasonPick[];
  facts: readonly MySeasonFact[];
  year: number | undefined;
}

/** Every pick of the season as a letter, and the longest rows of right and wrong ones. */
export function PicksPanel({ weeks, picks, facts, year }: Props) {
  const runs = facts.filter(({ ID }) => ID === 'run' || ID === 'drought');
  const made = picks.filter(({ Pick }) => Pick !== '').length;
  const right = picks.filter(({ Result: result }) => result === Result.win).length;
  return (
    <Panel title={`Your ${plural(made, 'pick')}`} action={picksWords(right, weeks.filter(({ Wins }) => Wins === PICKS_PER_WEEK).length)}>
      <PickCells weeks={weeks} picks={picks} />
      <Pair>
        {runs.map(({ ID, Title, Head, Text }) => (
          <div key={ID}>
            <h3>{Title}</h3>
            <strong>{Head}</strong>
            <p>{Text}</p>
          </div>
        ))}
      </Pair>
      <WeekByWeek weeks={weeks} year={year} />
    </Panel>
  );
}

/** The same as a list, each week with its own recap. */
const WeekByWeek = ({ weeks, year }: Pick<Props, 'weeks' | 'year'>) => (
  <PanelDetails summary="Week by week">
    <WeekList>
      {weeks.map(({ Week, Wins, Losses, Points, Rank }) => (
        <li key={Week}>
          <Link to={recapAddress(Week, year)}>Week {Week}</Link>
          <span>{formatList([formatRecord(Wins, Losses), ...(Points > 0 ? [plural(Points, 'point')] : [])])}</span>
          <span>{ordinal(Rank)} after it</span>
        </li>
      ))}
    </WeekList>
  </PanelDetails>
);
