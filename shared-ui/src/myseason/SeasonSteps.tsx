import type { MySeasonStep } from '@poolhouse/contract';
import { ordinal } from '@poolhouse/contract/formats';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PanelDetails } from '../page/PanelDetails';
import { WeekList } from './myseason.styles';

/** A week of a season. */
export interface SeasonStep extends Pick<MySeasonStep, 'Week' | 'Rank'> {
  /** What it came to. */
  said: ReactNode;
  /** Where it is told. */
  to: string;
}

/** A season week by week, each with the way to where it is told. */
export const SeasonSteps = ({ steps }: { steps: readonly SeasonStep[] }): ReactElement => (
  <PanelDetails summary="Week by week">
    <WeekList>
      {steps.map(({ Week, Rank, said, to }) => (
        <li key={Week}>
          <Link to={to}>Week {Week}</Link>
          <span>{said}</span>
          <span>{ordinal(Rank)} after it</span>
        </li>
      ))}
    </WeekList>
  </PanelDetails>
);
