import type { GolfRaceRow } from '@poolhouse/contract';
import { formatRank, plural } from '@poolhouse/shared-ui';
import { DataTable, entryColumn, figure, Panel } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import { Halves } from '../contest/board.styles';
import { scoreColumn } from '../contest/score-column';
import { pointsIn } from '../contest/score.rules';
import { moneyList, seasonStandings, type MoneyRow, type SeasonRow } from './season-standings.rules';

interface Props {
  race: readonly GolfRaceRow[];
  entryId: number;
}

/** What everybody opens the season for: who leads it, and who won how much. */
export function SeasonTables({ race, entryId }: Props) {
  if (race.length === 0) return null;
  return (
    <Halves>
      <SeasonStandings race={race} entryId={entryId} />
      <MoneyList race={race} entryId={entryId} />
    </Halves>
  );
}

function SeasonStandings({ race, entryId }: Props) {
  const rows = useMemo(() => seasonStandings(race), [race]);
  const events = new Set(race.map(({ Event }) => Event)).size;
  const isMine = (row: SeasonRow) => row.entry_id === entryId;
  return (
    <Panel title="Season standings" action={`After ${plural(events, 'official tournament')}`}>
      <DataTable<SeasonRow>
        caption="Season standings"
        columns={[
          { key: 'rank', head: 'Rank', render: ({ Rank, shared }) => formatRank(Rank, shared) },
          entryColumn(isMine),
          scoreColumn(({ Score }) => Score),
          figure('Behind', ({ behind }) => (behind === 0 ? '–' : behind)),
        ]}
        rows={rows}
        rowKey={({ entry_id }) => entry_id}
        mine={isMine}
      />
    </Panel>
  );
}

function MoneyList({ race, entryId }: Props) {
  const rows = useMemo(() => moneyList(race), [race]);
  const isMine = (row: MoneyRow) => row.entry_id === entryId;
  const points = pointsIn(rows.map((row) => row.Points));
  return (
    <Panel
      title="Money list"
      action="Points won"
      foot="Prizes of the tournaments and both pots; without the overall prizes and the side action."
    >
      <DataTable<MoneyRow>
        caption="Money list"
        columns={[
          { key: 'rank', head: 'Rank', render: ({ rank, shared }) => formatRank(rank, shared) },
          entryColumn(isMine),
          figure('Times paid', ({ paid }) => (paid === 0 ? '–' : paid)),
          figure('Points', (row) => points(row.Points)),
        ]}
        rows={rows}
        rowKey={({ entry_id }) => entry_id}
        mine={isMine}
      />
    </Panel>
  );
}
