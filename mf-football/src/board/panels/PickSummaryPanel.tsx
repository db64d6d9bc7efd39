import type { FootballPopularRow } from '@poolhouse/contract';
import { formatLine, token, type } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, ResultChip, shareColumn, Tick, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { memo } from 'react';
import type { Board } from '../../contest/board.rules';
import { markedColumns } from '../../whatif/marked';

const FIRST_PICKS = 9;

const Team = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  & > span {
    ${type.note};
    color: ${token.ink2};
  }
`;

type Props = Pick<Board, 'config' | 'popular' | 'colors' | 'supposed'>;

/** Who picked what of the games that have kicked off, and which share of all entries they are. */
export const PickSummaryPanel = memo(function PickSummaryPanel({ popular, colors: known, config, supposed }: Props) {
  const [shown, more] = useShowAll(popular, FIRST_PICKS, 'picks');
  const colors = (row: FootballPopularRow): string => known[`${row.event_id} ${row.Pick}`] ?? '';
  const columns: Column<FootballPopularRow>[] = [
    {
      key: 'pick',
      head: 'Pick',
      width: '100%',
      render: (row) => (
        <Team>
          <Tick colors={colors(row)} />
          {row.Abbrev || row.Pick}
          <span>{formatLine(row.Spread)}</span>
        </Team>
      ),
    },
    { key: 'result', head: 'Result', render: (row) => <ResultChip result={row.Result} push={row.Push === 1} /> },
    { key: 'count', head: 'Count', align: 'right', render: (row) => row.Count },
    shareColumn(config.NumEntries, (row) => row.Count),
  ];
  return (
    <Panel id="popular" title="Pick Summary">
      {popular.length === 0 ? (
        <PanelEmpty>Picks are counted here from kickoff on.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Picks of week ${config.Week} by number`}
          columns={columns.map((column) =>
            column.key === 'result' ? (markedColumns([column], 'popular', { supposed })[0] ?? column) : column,
          )}
          rows={shown}
          rowKey={(row) => row.ID}
        />
      )}
      {more}
    </Panel>
  );
});
