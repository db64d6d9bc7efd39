import type { GolfConfigRow } from '@poolhouse/contract';
import { formatChance, token } from '@poolhouse/shared-ui';
import { DataTable, EntryName, figure, Panel, PanelEmpty, PanelSkeleton, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { GolfPage } from '../contest/golf.types';
import { scoreColumn } from '../contest/score-column';
import { pointsIn } from '../contest/score.rules';
import { byChance } from './by-chance.rules';
import type { Chances, EntryChance } from './chances.rules';

/** What the panels of chances show. */
export interface Shown {
  chances: Chances | null;
  config: GolfConfigRow | undefined;
  data: GolfPage;
}

/** A smaller chance is no bar, but a speck under the name. */
const LEAST_BAR = 0.005;

/** Who may win, and what it brings. */
export function WinPanel({ chances, open, config, data }: Shown & { open: boolean }) {
  if (!open)
    return (
      <Panel title="Win chances">
        <PanelEmpty>
          {config?.locked === 1 ? 'Nothing is left to play.' : 'Picks are sealed until the first tee; chances begin with it.'}
        </PanelEmpty>
      </Panel>
    );
  if (!chances)
    return (
      <Panel title="Win chances" action="counting">
        <PanelSkeleton rows={8} />
      </Panel>
    );
  return (
    <Panel title="Win chances" action="2,000 ways to finish" foot="Prize: any of the tournament’s. Points: what it brings on average.">
      <WinTable entries={chances.entries} config={config} data={data} />
    </Panel>
  );
}

function WinTable({ entries, config, data }: Pick<Shown, 'config' | 'data'> & { entries: readonly EntryChance[] }) {
  const scores = new Map(
    data.standings.data.flatMap((row) => (row.Tournament_ID === config?.current_tournament ? [[row.entry_id, row.Score] as const] : [])),
  );
  const scoreOf = ({ id }: EntryChance) => scores.get(id) ?? null;
  const isMine = ({ id }: EntryChance) => id === config?.entry_id;
  const rows = byChance(entries, scoreOf);
  const points = pointsIn(rows.map((row) => row.points));
  return (
    <DataTable<EntryChance>
      caption="Win chances"
      columns={[
        nameColumn(isMine),
        { ...scoreColumn(scoreOf), hideOnPhone: true },
        figure('Win', (row) => formatChance(row.win)),
        figure('Prize', (row) => formatChance(row.paid)),
        figure('Points', (row) => points(row.points)),
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      mine={isMine}
    />
  );
}

const nameColumn = (isMine: (row: EntryChance) => boolean): Column<EntryChance> => ({
  key: 'entry',
  head: 'Entry',
  rowHead: true,
  width: '100%',
  render: (row) => (
    <Name>
      <EntryName name={row.name} you={isMine(row)} />
      {row.win >= LEAST_BAR && <i aria-hidden style={{ width: `${100 * row.win}%` }} />}
    </Name>
  ),
});

const Name = styled.span`
  display: block;
  i {
    display: block;
    height: 3px;
    min-width: 1px;
    margin-top: 3px;
    background: ${token.brand};
  }
`;
