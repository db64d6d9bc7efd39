import type { MomentRow, WinsStandingRow } from '@poolhouse/contract';
import {
  DataTable,
  entryColumn,
  figure,
  LONG_TABLE,
  momentMarks,
  Panel,
  PanelEmpty,
  rankColumn,
  TieRule,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { recapAddress } from '../../myseason/addresses.rules';
import type { WinsBoard } from '../board.rules';
import { recapWeek } from './recap-week.rules';
import { playedIn, tiesColumn, totalsOf } from './standing-columns';

/** What marks a row. */
const MARKS = { sweep: 'All teams won', season: 'Won the season' };

/** 'Week 11 Standings'. */
export function WeekPanel({ board, moments }: { board: WinsBoard; moments: readonly MomentRow[] }) {
  const { config, week } = board;
  const marks = momentMarks(moments, MARKS);
  const mine = (row: WinsStandingRow): boolean => row.entry_id === config.entry_id;
  const title = `Week ${config.week} Standings`;
  const sum = totalsOf(week);
  const told = recapWeek(board);
  return (
    <Panel
      id="week"
      title={title}
      action={
        told > 0 ? <Link to={recapAddress(told, board.year === config.year ? undefined : board.year)}>Week {told} recap</Link> : undefined
      }
      foot={<TieRule points />}
    >
      {week.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <DataTable
          caption={title}
          columns={[
            rankColumn(week, playedIn(sum)),
            entryColumn(mine, (row: WinsStandingRow) => marks.get(row.entry_id)),
            figure<WinsStandingRow>('Wins', (row) => row.Wins),
            figure<WinsStandingRow>('Losses', (row) => row.Losses),
            ...tiesColumn(week),
          ]}
          rows={week}
          rowKey={(row) => row.ID}
          mine={mine}
          pinMine={week.length > LONG_TABLE}
          total={{ entry: 'Total', Wins: sum.Wins, Losses: sum.Losses, Ties: sum.Ties }}
        />
      )}
    </Panel>
  );
}
