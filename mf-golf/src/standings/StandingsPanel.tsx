import type { GolfConfigRow, GolfStandingRow } from '@poolhouse/contract';
import { formatRank } from '@poolhouse/shared-ui';
import {
  DataTable,
  entryColumn,
  momentMarks,
  Movement,
  orderByRank,
  Panel,
  PanelEmpty,
  VisuallyHidden,
  type Column,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { useMemo, useState } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { isPlayedOut } from '../contest/left.rules';
import { entriesMoved } from '../contest/moved.rules';
import { recapAddress } from '../contest/recap-address.rules';
import { scoreColumn } from '../contest/score-column';
import { pointsIn } from '../contest/score.rules';
import { Tabs } from '../contest/Tabs';
import { tieFoot } from './tie-foot';

const NONE: NonNullable<GolfPage['moments']>['data'] = [];
/** What marks a row of the tournament. */
const MARKS = { won: 'Won it', ace: 'Has an ace', albatross: 'Has an albatross' };

/** The tournament's standings, and the season's. */
export function StandingsPanel({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const [season, setSeason] = useState(false);
  const shown = orderByRank(data.standings.data.filter(({ Tournament_ID }) => Tournament_ID === (season ? 0 : config.current_tournament)));
  const moved = useMemo(() => entriesMoved(data.rounds.data, config.current_round), [data.rounds.data, config.current_round]);
  const marks = useMemo(() => momentMarks(data.moments?.data ?? NONE, MARKS), [data.moments?.data]);
  const markOf = (row: GolfStandingRow) => (season ? undefined : marks.get(row.entry_id));
  const isMine = (row: GolfStandingRow) => row.entry_id === config.entry_id;
  const movedOf = (row: GolfStandingRow) => (row.Projected === 1 && !season ? (moved.get(row.entry_id) ?? 0) : 0);
  return (
    <Panel
      id="standings"
      title="Standings"
      action={projectedWords(shown, season, config) ?? <RecapLink config={config} />}
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
          columns={columnsOf(shown, { isMine, movedOf, markOf })}
          rows={shown}
          rowKey={(row) => row.ID}
          mine={isMine}
        />
      )}
    </Panel>
  );
}

/** To what the tournament came to, once it is official. */
const RecapLink = ({ config }: { config: GolfConfigRow }) =>
  config.status === 'OFFICIAL' && <Link to={recapAddress(config.current_tournament)}>Recap</Link>;

/** What points count that are not won yet; undefined where none are. */
function projectedWords(rows: readonly GolfStandingRow[], season: boolean, config: GolfConfigRow): string | undefined {
  if (!rows.some((row) => row.Projected === 1 && row.Rank > 0)) return undefined;
  if (season) return 'With the one that is on';
  return isPlayedOut(config) ? 'Points once it is official' : 'Points if it ended now';
}

interface RowFacts {
  isMine(row: GolfStandingRow): boolean;
  movedOf(row: GolfStandingRow): number;
  /** What marks it behind its name. */
  markOf(row: GolfStandingRow): string | undefined;
}

function columnsOf(rows: readonly GolfStandingRow[], { isMine, movedOf, markOf }: RowFacts): Column<GolfStandingRow>[] {
  const points = pointsIn(rows.map((row) => row.Points));
  return [
    { key: 'rank', head: 'Rank', render: (row) => (row.Rank === 0 ? '–' : formatRank(row.Rank, row.Shared === 1)) },
    {
      key: 'moved',
      head: <VisuallyHidden>Places since the round began</VisuallyHidden>,
      render: (row) => <Movement places={movedOf(row)} />,
    },
    entryColumn(isMine, markOf),
    scoreColumn((row) => row.Score),
    {
      key: 'points',
      head: 'Points',
      align: 'right',
      render: (row) => <span title={row.Won || undefined}>{points(row.Points)}</span>,
    },
  ];
}
