import type { FootballCigarRow } from '@poolhouse/contract';
import { DataTable, entryColumn, figure, Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { memo } from 'react';
import type { Board } from '../../contest/board.rules';
import { markedColumns } from '../../whatif/marked';

/** The prize for most weeks of exactly four wins. */
export const CigarPanel = memo(function CigarPanel({ config, cigar, supposed }: Pick<Board, 'config' | 'cigar' | 'supposed'>) {
  const mine = (row: FootballCigarRow): boolean => row.EntryName === config.EntryName;
  return (
    <Panel id="cigar" title="Close But No Cigar Standings">
      {cigar.length === 0 ? (
        <PanelEmpty>No 4–1 week yet.</PanelEmpty>
      ) : (
        <DataTable
          caption="Close But No Cigar Standings"
          columns={markedColumns(
            [
              entryColumn(mine, undefined, ({ ID }) => ID),
              figure<FootballCigarRow>('4-1 Weeks', (row) => row.Weeks41),
              figure<FootballCigarRow>('Wins', (row) => row.Wins),
            ],
            'cigar',
            { supposed },
          )}
          rows={cigar}
          rowKey={(row) => row.ID}
          mine={mine}
        />
      )}
    </Panel>
  );
});
