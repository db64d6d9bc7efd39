import type { MySeasonTold } from '@poolhouse/contract';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../page/Panel';
import { FactBox } from './myseason.styles';
import { unitName, unitsName, type SeasonUnit } from './season-unit.rules';
import { weeksOf } from './weeks-behind.rules';

export interface SeasonFactsProps {
  facts: readonly MySeasonTold[];
  /** Where a week is told. */
  weekAddress(week: number): string;
  /** What the season is made of; weeks where it is left out. */
  unit?: SeasonUnit;
  /** What one of them is called; by its number where it is left out. */
  weekName?(week: number): string;
}

/** The best week, and who and what was with me and against me. Each opens to the weeks behind it. */
export function SeasonFacts({
  facts,
  weekAddress,
  unit = 'week',
  weekName = (week) => unitName(unit, week),
}: SeasonFactsProps): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <Panel title="With you and against you">
      {facts.map(({ ID, Title, Head, Text, Weeks }) => (
        <FactBox key={ID}>
          <h3>{Title}</h3>
          <strong>{Head}</strong>
          {Text !== '' && <p>{Text}</p>}
          <details>
            <summary aria-label={`${unitsName(unit)} behind it: ${Title}`}>{unitsName(unit)} behind it</summary>
            <ul>
              {weeksOf(Weeks).map((week) => (
                <li key={week}>
                  <Link to={weekAddress(week)}>{weekName(week)}</Link>
                </li>
              ))}
            </ul>
          </details>
        </FactBox>
      ))}
    </Panel>
  );
}
