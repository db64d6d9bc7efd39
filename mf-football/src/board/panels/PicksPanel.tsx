import { Panel, PanelEmpty, ResultLegend } from '@poolhouse/shared-ui/board';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import type { FootballPickRow } from '@poolhouse/contract';
import { mineFirst, type Board } from '../board.rules';
import { PrintOnly } from '../../print/PrintOnly';
import { PicksGrid } from '../grid/PicksGrid';
import { PicksInLine } from './PicksInLine';

/** Everybody's picks; those of games to come are sealed. */
export function PicksPanel({ board, onOpen }: { board: Board; onOpen(pick: FootballPickRow): void }) {
  const { config, table, scores, year } = board;
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const toCome = scores.some((game) => game.state === 'scheduled' && !game.started);
  return (
    <div data-print>
      <PrintOnly>{config.contest_name} {year}</PrintOnly>
      <Panel id="picks" title={`Week ${config.Week} Picks`} action={phone ? 'Swipe for all five →' : 'Fewest losses first'} foot={<><ResultLegend />{toCome && <PicksInLine rows={table} />}</>}>
        {table.length === 0 ? <PanelEmpty>No entries yet.</PanelEmpty> : (
          <PicksGrid label={`Week ${config.Week} Picks`} rows={phone ? mineFirst(table, config.entry_id) : table} myEntry={config.entry_id} onOpen={onOpen} />
        )}
      </Panel>
    </div>
  );
}
