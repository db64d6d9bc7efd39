import type { Pick1RecapStanding } from '@poolhouse/contract';
import { formatGain, formatRank, moneyDigits } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, sharedRanks, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { TwoLines } from '../contest/board.styles';
import { scoreColumn } from '../contest/score-column';

const NoWrap = styled.span`
  white-space: nowrap;
  b {
    font-weight: inherit;
    margin-left: 4px;
  }
`;

type Row = Pick1RecapStanding;
const isMine = (row: Row) => row.mine === 1;
/** Another's name leads to the player and them over the years. */
const names = entryColumn<Row>(isMine, undefined, (row) => row.ID);

/** Everybody's golfer, and what the tournament did to the season. */
export const Pick1Ended = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable<Row> caption="How it ended" columns={columnsOf(rows)} rows={rows} rowKey={(row) => row.ID} mine={isMine} />
);

function columnsOf(rows: readonly Row[]): Column<Row>[] {
  const digits = moneyDigits(rows.flatMap(({ Points, Season }) => [Points, Season]));
  const shared = sharedRanks(rows);
  const season = sharedRanks(rows.map(({ SeasonRank: Rank }) => ({ Rank })));
  const right = { align: 'right' as const };
  return [
    { key: 'rank', head: 'Rank', render: ({ Rank }) => formatRank(Rank, shared.has(Rank)) },
    {
      ...names,
      render: (row) => (
        <TwoLines>
          <b>{names.render(row)}</b>
          <small>{row.Pick === '' ? 'No pick' : [row.Pick, row.Position].filter(Boolean).join(' ')}</small>
        </TwoLines>
      ),
    },
    scoreColumn((row) => row.Score),
    { key: 'points', head: 'Points', ...right, render: ({ Points }) => <NoWrap>{formatGain(Points, digits)}</NoWrap> },
    {
      key: 'season',
      head: 'Season',
      ...right,
      render: ({ Season, SeasonRank }) => (
        <NoWrap>
          {formatRank(SeasonRank, season.has(SeasonRank))} <b>{formatGain(Season, digits)}</b>
        </NoWrap>
      ),
    },
  ];
}
