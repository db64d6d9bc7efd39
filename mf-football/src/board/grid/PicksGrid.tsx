import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import type { FootballPickRow } from '@poolhouse/contract';
import type { PicksTableRow } from '../order.rules';
import { EntryHead, GridFrame, GridTable, HeadCell, RecordHead } from './grid.styles';
import { PicksGridRow } from './PicksGridRow';
import { useGridFocus } from './useGridFocus';

interface Props {
  label: string;
  rows: readonly PicksTableRow[];
  myEntry: number;
  onOpen(pick: FootballPickRow): void;
}

const slots = Array.from({ length: PICKS_PER_WEEK }, (_, i) => i + 1);

/** Everybody's picks as a grid that a keyboard can walk. */
export function PicksGrid({ label, rows, myEntry, onOpen }: Props) {
  const { table, onKeyDown, cellProps } = useGridFocus(rows.length, PICKS_PER_WEEK);
  return (
    <GridFrame>
      <GridTable role="grid" aria-label={label} ref={table} onKeyDown={onKeyDown}>
        <thead role="rowgroup">
          <tr role="row">
            <EntryHead scope="col" role="columnheader">Entry</EntryHead>
            {slots.map((n) => <HeadCell key={n} scope="col" role="columnheader">Pick {n}</HeadCell>)}
            <RecordHead scope="col" role="columnheader"><abbr title="Wins and losses" style={{ textDecoration: 'none' }}>W–L</abbr></RecordHead>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, i) => (
            <PicksGridRow key={row.entryId} row={row} mine={row.entryId === myEntry} cellProps={(column) => cellProps(i, column)} onOpen={onOpen} />
          ))}
        </tbody>
      </GridTable>
    </GridFrame>
  );
}
