import type { YearsShelfRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Behind, BehindTable } from './Behind';
import { PlayerName } from './PlayerName';
import { shelfText, type Names, type Periods } from './words.rules';
import { Figure } from './years.styles';

interface Props {
  readonly rows: readonly YearsShelfRow[];
  readonly names: Names;
  readonly periods: Periods;
  readonly group: number;
}

/** What each player has won over all contests and years, the fullest shelf first. */
export function ShelfPanel({ rows, names, periods, group }: Props) {
  const all = rows.reduce((sum, row) => sum + trophiesOf(row), 0);
  return (
    <Panel title="Trophy shelf" action={rows.length > 0 ? plural(all, 'trophy', 'trophies') : undefined}>
      {rows.length === 0 && (
        <PanelEmpty>The shelf has room. The first week, tournament or season that somebody wins stands here.</PanelEmpty>
      )}
      {rows.map((row) => (
        <Figure key={row.ID}>
          <h3>
            <PlayerName id={row.ID} names={names} group={group} />
          </h3>
          <strong>{trophiesOf(row)}</strong>
          <p>{shelfText(row)}</p>
          <Behind of={names.of(row.ID)} label="What they won">
            {() => (
              <BehindTable
                rows={row.Behind}
                names={names}
                periods={periods}
                caption={`What ${names.of(row.ID)} won`}
                all={trophiesOf(row)}
              />
            )}
          </Behind>
        </Figure>
      ))}
    </Panel>
  );
}

const trophiesOf = ({ Seasons, Tournaments, Weeks }: YearsShelfRow): number => Seasons + Tournaments + Weeks;
