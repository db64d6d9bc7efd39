import { token, type } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, Tick, useShowAll, VisuallyHidden, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { UnderdogsPopularRow, UnderdogsScoreRow } from '@poolhouse/contract';
import { orderPopular } from './popular.rules';

const FIRST_PICKS = 8;

const Team = styled.span`
  ${type.cell};
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

const Bar = styled.i`
  display: block;
  height: 7px;
  background: ${token.line2};
`;

/** Which underdogs were taken how often, of the games that have kicked off. */
export function PopularPanel({
  rows,
  games,
  week,
}: {
  rows: readonly UnderdogsPopularRow[];
  games: readonly UnderdogsScoreRow[];
  week: number;
}) {
  const popular = orderPopular(rows);
  const [shown, more] = useShowAll(popular, FIRST_PICKS, 'underdogs');
  const most = Math.max(1, ...popular.map((row) => row.Count));
  const colors = (row: UnderdogsPopularRow): string => {
    const game = games.find((one) => one.ID === row.event_id);
    return (row.pick === game?.team1 ? game.Colors1 : game?.Colors2) ?? '';
  };
  const columns: Column<UnderdogsPopularRow>[] = [
    {
      key: 'pick',
      head: 'Pick',
      width: '100%',
      render: (row) => (
        <Team>
          <Tick colors={colors(row)} />
          {row.pick}
        </Team>
      ),
    },
    { key: 'count', head: 'Count', align: 'right', render: (row) => row.Count },
    {
      key: 'bar',
      head: <VisuallyHidden>Share of the most popular</VisuallyHidden>,
      render: (row) => <Bar style={{ width: Math.round((row.Count / most) * 48) }} />,
    },
  ];
  return (
    <Panel id="popular" title="Popular underdogs">
      {popular.length === 0 ? (
        <PanelEmpty>Picks are counted here from kickoff on.</PanelEmpty>
      ) : (
        <DataTable caption={`Underdogs of week ${week} by number of picks`} columns={columns} rows={shown} rowKey={(row) => row.ID} />
      )}
      {more}
    </Panel>
  );
}
