import type { MySeasonStep } from '@poolhouse/contract';
import { ordinal } from '@poolhouse/contract/formats';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PanelDetails } from '../page/PanelDetails';
import { WeekList } from './myseason.styles';
import { unitName, type SeasonUnit } from './season-unit.rules';

/** A week or a tournament of a season. */
export interface SeasonStep extends Pick<MySeasonStep, 'Week' | 'Rank'> {
  /** What it is called; by its number where it is left out. */
  name?: string;
  /** What it came to. */
  said: ReactNode;
  /** Where it is told. */
  to: string;
}

export interface SeasonStepsProps {
  steps: readonly SeasonStep[];
  /** What the season is made of; weeks where it is left out. */
  unit?: SeasonUnit;
}

/** A season one by one, each with the way to where it is told. */
export const SeasonSteps = ({ steps, unit = 'week' }: SeasonStepsProps): ReactElement => (
  <PanelDetails summary={`${unitName(unit)} by ${unit}`}>
    <WeekList data-named={steps.some(({ name }) => name !== undefined) || undefined}>
      {steps.map(({ Week, name = unitName(unit, Week), Rank, said, to }) => (
        <li key={Week}>
          <Link to={to}>{name}</Link>
          <span>{said}</span>
          <span>{ordinal(Rank)} after it</span>
        </li>
      ))}
    </WeekList>
  </PanelDetails>
);
