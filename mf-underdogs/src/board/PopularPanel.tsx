import type { UnderdogsPopularRow, UnderdogsScoreRow } from '@poolhouse/contract';
import { type } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, shareColumn, Tick, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { orderPopular } from './popular.rules';

const FIRST_PICKS = 8;

const Team = styled.span`
  ${type.cell};
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

interface Props {
  rows: readonly UnderdogsPopularRow[];
  games: readonly UnderdogsScoreRow[];
  week: number;
  /** How many entries there are. */
  entries: number;
}

/** Which underdogs were taken how often, of the games that have kicked off. */
export function PopularPanel({ rows, games, week, entries }: Props) {
  const popular = orderPopular(rows);
  const [shown, more] = useShowAll(popular, FIRST_PICKS, 'underdogs');
  return (
    <Panel id="popular" title="Popular underdogs">
      {popular.length === 0 ? (
        <PanelEmpty>Picks are counted here from kickoff on.</PanelEmpty>
      ) : (
        <DataTable
          caption={`Underdogs of week ${week} by number of picks`}
          columns={columnsOf(games, entries)}
          rows={shown}
          rowKey={(row) => row.ID}
        />
      )}
      {more}
    </Panel>
  );
}

function columnsOf(games: readonly UnderdogsScoreRow[], entries: number): Column<UnderdogsPopularRow>[] {
  const colors = (row: UnderdogsPopularRow): string => {
    const game = games.find((one) => one.ID === row.event_id);
    return (row.pick === game?.team1 ? game.Colors1 : game?.Colors2) ?? '';
  };
  return [
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
    shareColumn(entries, (row) => row.Count),
  ];
}
