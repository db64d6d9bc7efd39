import { DataTable, entryColumn, figure, Panel } from '@poolhouse/shared-ui/board';
import type { FootballSidebetRow } from '@poolhouse/contract';
import type { Board } from '../board.rules';

/** Only where somebody is in the sidebet. */
export function SidebetPanel({ board }: { board: Board }) {
  const mine = (row: FootballSidebetRow): boolean => row.EntryName === board.config.EntryName;
  if (board.sidebet.length === 0) return null;
  return (
    <Panel id="sidebet" title="Sidebet Standings">
      <DataTable
        caption="Sidebet Standings"
        columns={[
          entryColumn(mine),
          figure<FootballSidebetRow>('Wins', (row) => row.Wins),
          figure<FootballSidebetRow>('Losses', (row) => row.Losses),
        ]}
        rows={board.sidebet}
        rowKey={(row) => row.ID}
        mine={mine}
      />
    </Panel>
  );
}
