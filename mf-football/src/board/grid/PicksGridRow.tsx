import { formatRecord } from '@poolhouse/shared-ui';
import { EntryName, VisuallyHidden } from '@poolhouse/shared-ui/board';
import type { KeyboardEvent } from 'react';
import type { FootballPickRow } from '@poolhouse/contract';
import { spokenPick } from '../../explain/spoken';
import type { PicksTableRow } from '../order.rules';
import { EntryCell, PickCell, RecordCell, RecordUnderName, Row } from './grid.styles';
import { PickContent } from './PickContent';

interface Props {
  row: PicksTableRow;
  mine: boolean;
  cellProps(column: number): object;
  onOpen(pick: FootballPickRow): void;
}

/** One entry with its five picks. Enter, Space or a tap opens the sentence behind a pick. */
export function PicksGridRow({ row, mine, cellProps, onOpen }: Props) {
  const record = formatRecord(row.wins, row.losses);
  const openOnKey = (event: KeyboardEvent, pick: FootballPickRow | null) => {
    if (!pick || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onOpen(pick);
  };
  return (
    <Row mine={mine} role="row">
      <EntryCell scope="row" role="rowheader">
        <EntryName name={row.name} you={mine} />
        <RecordUnderName>{record}</RecordUnderName>
      </EntryCell>
      {row.cells.map((pick, column) => (
        <PickCell
          key={column}
          role="gridcell"
          data-open={pick ? '' : undefined}
          onClick={pick ? () => onOpen(pick) : undefined}
          onKeyDown={(event) => openOnKey(event, pick)}
          {...cellProps(column)}
        >
          <VisuallyHidden>{spokenPick(pick, column + 1)}</VisuallyHidden>
          {pick && <PickContent pick={pick} />}
        </PickCell>
      ))}
      <RecordCell role="gridcell">{record}</RecordCell>
    </Row>
  );
}
