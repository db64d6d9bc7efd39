import type { MySeasonFact } from '@poolhouse/contract';
import { Panel } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { recapAddress } from '../contest/recap-address.rules';
import { FactBox } from './myseason.styles';
import { weeksOf } from './week-links.rules';

/** The best week, and who and what was with me and against me. Each opens to the weeks behind it. */
export function Facts({ facts, year }: { facts: readonly MySeasonFact[]; year: number | undefined }) {
  const told = facts.filter(({ ID }) => ID !== 'run' && ID !== 'drought');
  if (told.length === 0) return null;
  return (
    <Panel title="With you and against you">
      {told.map(({ ID, Title, Head, Text, Weeks }) => (
        <FactBox key={ID}>
          <h3>{Title}</h3>
          <strong>{Head}</strong>
          {Text !== '' && <p>{Text}</p>}
          <details>
            <summary aria-label={`Weeks behind it: ${Title}`}>Weeks behind it</summary>
            <ul>
              {weeksOf(Weeks).map((week) => (
                <li key={week}>
                  <Link to={recapAddress(week, year)}>Week {week}</Link>
                </li>
              ))}
            </ul>
          </details>
        </FactBox>
      ))}
    </Panel>
  );
}
