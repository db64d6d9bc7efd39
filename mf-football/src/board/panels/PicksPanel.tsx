import { mineFirst, Panel, PanelEmpty, ResultLegend, usePhone } from '@poolhouse/shared-ui/board';
import type { FootballPickRow } from '@poolhouse/contract';
import type { Board } from '../board.rules';
import { PrintOnly } from '../../print/PrintOnly';
import { PicksGrid } from '../grid/PicksGrid';
import { PicksInLine } from './PicksInLine';

/** Everybody's picks; those of games to come are sealed. */
export function PicksPanel({ board, onOpen }: { board: Board; onOpen(pick: FootballPickRow): void }) {
  const { config, table, scores, year } = board;
  const phone = usePhone();
  const toCome = scores.some((game) => game.state === 'scheduled' && !game.started);
  return (
    <div data-print>
      <PrintOnly>
        {config.contest_name} {year}
      </PrintOnly>
      <Panel
        id="picks"
        title={`Week ${config.Week} Picks`}
        action={phone ? 'Swipe for all five →' : 'Fewest losses first'}
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
            onOpen={onOpen}
          />
        )}
      </Panel>
    </div>
  );
}
