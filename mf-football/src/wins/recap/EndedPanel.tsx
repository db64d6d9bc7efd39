import type { WinsRecapStanding } from '@poolhouse/contract';
import { formatRank } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, Movement, Panel, sharedRanks, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { recordOf } from '../record';

type Row = WinsRecapStanding;

const FIRST = 8;

const NoWrap = styled.span`
  white-space: nowrap;
`;

/** Everybody's week, the best first, and what it did to the season. */
export function EndedPanel({ rows, mine }: { rows: readonly Row[]; mine: ReadonlySet<number> }) {
  const [shown, more] = useShowAll(rows, FIRST, 'entries');
  const isMine = ({ ID }: Row): boolean => mine.has(ID);
  return (
    <Panel title="How it ended">
      <DataTable caption="How it ended" columns={columnsOf(rows, isMine)} rows={shown} rowKey={({ ID }) => ID} mine={isMine} />
      {more}
    </Panel>
  );
}

function columnsOf(rows: readonly Row[], isMine: (row: Row) => boolean): Column<Row>[] {
  const [week, season] = [sharedRanks(rows), sharedRanks(rows.map(({ Season }) => ({ Rank: Season })))];
  const right = { align: 'right' as const };
  return [
    { key: 'rank', head: 'Week', width: 44, render: ({ Rank }) => formatRank(Rank, week.has(Rank)) },
    entryColumn(isMine, undefined, ({ ID }) => ID),
    { key: 'record', head: 'W–L', headTitle: 'Wins and losses of the week', ...right, render: (row) => <NoWrap>{recordOf(row)}</NoWrap> },
    {
      key: 'overall',
      head: 'Season',
      headTitle: 'Place and record of the season after it',
      ...right,
      render: ({ Season, SeasonWins: Wins, SeasonLosses: Losses, SeasonTies: Ties, Moved }) => (
        <NoWrap>
          {formatRank(Season, season.has(Season))} <small>{recordOf({ Wins, Losses, Ties })}</small>{' '}
          {Moved !== 0 && <Movement places={Moved} />}
        </NoWrap>
      ),
    },
  ];
}
