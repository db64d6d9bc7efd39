import { figure, type Column } from '@poolhouse/shared-ui/board';
import { sideOf, ToPar } from './HoleMark';
import { toParText } from './score.rules';

/** A column of scores to par under the head, in their colours. */
export const scoreColumn = <Row,>(valueOf: (row: Row) => number | null, head = 'Score'): Column<Row> => ({
  ...figure<Row>(head, () => ''),
  render: (row) => <ToPar data-side={sideOf(valueOf(row))}>{toParText(valueOf(row))}</ToPar>,
});
