import type { MySeasonTrophy } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Shelf } from '@poolhouse/shared-ui/my-season';
import { Link } from '@poolhouse/shared-ui/router';
import { Award, Medal, Trophy } from 'lucide-react';
import { recapAddress } from '../contest/recap-address.rules';

const icons = { overall: Medal, cigar: Award, week: Trophy };

/** What I won in this contest: this season's in gold, earlier ones grey. */
export function ShelfPanel({ rows, year }: { rows: readonly MySeasonTrophy[]; year: number | undefined }) {
  const now = rows.filter(({ Year }) => Year === year).length;
  return (
    <Panel title="Trophy shelf" action={now > 0 ? `${now} this season` : plural(rows.length, 'trophy', 'trophies')}>
      {rows.length === 0 ? (
        <PanelEmpty>The shelf has room. A week of five is the first thing on it.</PanelEmpty>
      ) : (
        <Shelf>
          {rows.map(({ ID, Kind, Year, Week, Head, Text }) => {
            const Icon = icons[Kind];
            const address = Week > 0 ? recapAddress(Week, Year) : `/football/season?year=${Year}`;
            return (
              <li key={ID} data-now={Year === year || undefined}>
                <Icon size={24} aria-hidden />
                <Link to={address}>{Head}</Link>
                <span>{Text}</span>
                {Year !== year && <span>{Year}</span>}
              </li>
            );
          })}
        </Shelf>
      )}
    </Panel>
  );
}
