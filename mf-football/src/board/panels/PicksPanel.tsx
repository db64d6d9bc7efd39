import type { FootballPickRow } from '@poolhouse/contract';
import { mineFirst, Panel, PanelEmpty, ResultLegend, usePhone } from '@poolhouse/shared-ui/board';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { memo } from 'react';
import type { Board } from '../../contest/board.rules';
import { PrintOnly } from '../../print/PrintOnly';
import { isSupposed } from '../../whatif/marked';
import { PicksGrid } from '../grid/PicksGrid';
import { PicksInLine } from './PicksInLine';

interface Props extends Pick<Board, 'config' | 'table' | 'year' | 'supposed'> {
  /** A game of the week has not begun. */
  toCome: boolean;
  onOpen(pick: FootballPickRow): void;
}

/** Everybody's picks; those of games to come are sealed. */
export const PicksPanel = memo(function PicksPanel({ config, table, year, supposed, toCome, onOpen }: Props) {
  const phone = usePhone();
  return (
    <div data-print>
      <PrintOnly>
        {config.contest_name} {year}
      </PrintOnly>
      <Panel
        id="picks"
        title={`Week ${config.Week} Picks`}
        action={isSupposed({ supposed }) ? <SupposedTag /> : phone ? 'Swipe for all five →' : 'Fewest losses first'}
        foot={
          <>
            <ResultLegend />
            {toCome && <PicksInLine rows={table} />}
          </>
        }
      >
        {table.length === 0 ? (
          <PanelEmpty>No entries yet.</PanelEmpty>
        ) : (
          <PicksGrid
            label={`Week ${config.Week} Picks`}
            rows={phone ? mineFirst(table, (row) => row.entryId === config.entry_id) : table}
            myEntry={config.entry_id}
            supposed={supposed}
            onOpen={onOpen}
          />
        )}
      </Panel>
    </div>
  );
});
