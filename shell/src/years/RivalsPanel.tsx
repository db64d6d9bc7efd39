import type { YearsPlayerRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { PlayerName } from './PlayerName';
import type { Names } from './words.rules';
import { Figure } from './years.styles';

/** Whom I met, most often first: each leads to the two of us. */
export function RivalsPanel({ players, names, group }: { players: readonly YearsPlayerRow[]; names: Names; group: number }) {
  const met = players.filter(({ Met }) => Met > 0).sort((a, b) => b.Met - a.Met);
  return (
    <Panel title="Head to head" action={met.length > 0 ? 'You against' : undefined}>
      {met.length === 0 && <PanelEmpty>Nothing that you played with somebody here is over yet.</PanelEmpty>}
      {met.map(({ ID, Met }) => (
        <Figure key={ID}>
          <h3>
            <PlayerName id={ID} names={names} group={group} />
          </h3>
          <p style={{ gridColumn: 'auto', alignSelf: 'center' }}>{plural(Met, 'meeting')}</p>
        </Figure>
      ))}
    </Panel>
  );
}
