import { formatRank } from '@poolhouse/shared-ui';
import { useMemo } from 'react';
import { DataTable, entryColumn, figure, Panel } from '@poolhouse/shared-ui/board';
import type { GolfRaceRow } from '@poolhouse/contract';
import { Halves } from '../board/board.styles';
import { sideOf, ToPar } from '../contest/HoleMark';
import { pointsIn, toParText } from '../contest/score.rules';
import { moneyList, seasonStandings, type MoneyRow, type SeasonRow } from './season-standings.rules';

/** What everybody opens the season for: who leads it, and who won how much. */
export function SeasonTables({ race, entryId }: { race: readonly GolfRaceRow[]; entryId: number }) {
  const standings = useMemo(() => seasonStandings(race), [race]);
  const money = useMemo(() => moneyList(race), [race]);
  const events = new Set(race.map(({ Event }) => Event)).size;
  const isMine = (row: { entry_id: number }) => row.entry_id === entryId;
  const points = pointsIn(money.map((row) => row.Points));
  if (standings.length === 0) return null;
  return (
    <Halves>
      <Panel title="Season standings" action={`After ${events} official ${events === 1 ? 'tournament' : 'tournaments'}`}>
        <DataTable<SeasonRow>
          caption="Season standings"
          columns={[
            { key: 'rank', head: 'Rank', render: ({ Rank, shared }) => formatRank(Rank, shared) },
            entryColumn<SeasonRow>(isMine),
            {
              key: 'score',
              head: 'Score',
              align: 'right',
              render: ({ Score }) => <ToPar data-side={sideOf(Score)}>{toParText(Score)}</ToPar>,
            },
            figure('Behind', ({ behind }) => (behind === 0 ? '–' : behind)),
          ]}
          rows={standings}
          rowKey={({ entry_id }) => entry_id}
          mine={isMine}
        />
      </Panel>
      <Panel
        title="Money list"
        action="Points won"
        foot="Prizes of the tournaments and both pots; without the overall prizes and the side action."
      >
        <DataTable<MoneyRow>
          caption="Money list"
          columns={[
            { key: 'rank', head: 'Rank', render: ({ rank, shared }) => formatRank(rank, shared) },
            entryColumn<MoneyRow>(isMine),
            figure('Times paid', ({ paid }) => (paid === 0 ? '–' : paid)),
            figure('Points', (row) => points(row.Points)),
          ]}
          rows={money}
          rowKey={({ entry_id }) => entry_id}
          mine={isMine}
        />
      </Panel>
    </Halves>
  );
}
