import type { FootballSidebetRow } from '@poolhouse/contract';
import { DataTable, entryColumn, figure, Panel } from '@poolhouse/shared-ui/board';
import { memo } from 'react';
import type { Board } from '../../contest/board.rules';
import { markedColumns } from '../../whatif/marked';

/** Only where somebody is in the sidebet. */
export const SidebetPanel = memo(function SidebetPanel({ config, sidebet, supposed }: Pick<Board, 'config' | 'sidebet' | 'supposed'>) {
  const mine = (row: FootballSidebetRow): boolean => row.EntryName === config.EntryName;
  if (sidebet.length === 0) return null;
  return (
    <Panel id="sidebet" title="Sidebet Standings">
      <DataTable
        caption="Sidebet Standings"
        columns={markedColumns(
          [
            entryColumn(mine, undefined, ({ ID }) => ID),
            figure<FootballSidebetRow>('Wins', (row) => row.Wins),
            figure<FootballSidebetRow>('Losses', (row) => row.Losses),
          ],
          'sidebet',
          { supposed },
        )}
        rows={sidebet}
        rowKey={(row) => row.ID}
        mine={mine}
      />
    </Panel>
  );
});
