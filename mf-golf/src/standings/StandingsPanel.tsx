import { formatRank } from '@poolhouse/shared-ui';
import { useMemo, useState } from 'react';
import { DataTable, entryColumn, Movement, orderByRank, Panel, PanelEmpty, VisuallyHidden } from '@poolhouse/shared-ui/board';
import type { GolfConfigRow, GolfStandingRow } from '@poolhouse/contract';
import type { GolfPage } from '../contest/golf.types';
import { sideOf, ToPar } from '../contest/HoleMark';
import { entriesMoved } from '../contest/moved.rules';
import { pointsIn, toParText } from '../contest/score.rules';
import { isPlayedOut } from '../contest/status.rules';
import { Tabs } from '../rounds/RoundsPanel';
import { tieFoot } from './tie-foot';

/** The tournament's standings, and the season's. */
export function StandingsPanel({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const [season, setSeason] = useState(false);
  const shown = orderByRank(data.standings.data.filter(({ Tournament_ID }) => Tournament_ID === (season ? 0 : config.current_tournament)));
  const projected = shown.some((row) => row.Projected === 1 && row.Rank > 0);
  const moved = useMemo(() => entriesMoved(data.rounds.data, config.current_round), [data.rounds.data, config.current_round]);
  const points = pointsIn(shown.map((row) => row.Points));
  const isMine = (row: GolfStandingRow) => row.entry_id === config.entry_id;
  return (
    <Panel
      id="standings"
      title="Standings"
      action={
        projected
          ? season
            ? 'With the one that is on'
            : isPlayedOut(config)
              ? 'Points once it is official'
              : 'Points if it ended now'
          : undefined
      }
      foot={tieFoot(shown)}
    >
      <Tabs role="tablist" aria-label="Which standings">
        <button type="button" role="tab" aria-selected={!season} onClick={() => setSeason(false)}>
          Tournament
        </button>
        <button type="button" role="tab" aria-selected={season} onClick={() => setSeason(true)}>
          Season
        </button>
      </Tabs>
      {shown.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable<GolfStandingRow>
          caption={season ? 'Standings of the season' : 'Standings of the tournament'}
          columns={[
            { key: 'rank', head: 'Rank', render: (row) => (row.Rank === 0 ? '–' : formatRank(row.Rank, row.Shared === 1)) },
            {
              key: 'moved',
              head: <VisuallyHidden>Places since the round began</VisuallyHidden>,
              render: (row) => <Movement places={row.Projected === 1 && !season ? (moved.get(row.entry_id) ?? 0) : 0} />,
            },
            entryColumn(isMine),
            {
              key: 'score',
              head: 'Score',
              align: 'right',
              render: (row) => <ToPar data-side={sideOf(row.Score)}>{toParText(row.Score)}</ToPar>,
            },
            {
              key: 'points',
              head: 'Points',
              align: 'right',
              render: (row) => <span title={row.Won || undefined}>{points(row.Points)}</span>,
            },
          ]}
          rows={shown}
          rowKey={(row) => row.ID}
          mine={isMine}
        />
      )}
    </Panel>
  );
}
