import type { WinsStandingRow } from '@poolhouse/contract';
import {
  DataTable,
  entryColumn,
  figure,
  LONG_TABLE,
  movedColumn,
  Panel,
  PanelEmpty,
  rankColumn,
  TieRule,
  Tight,
} from '@poolhouse/shared-ui/board';
import type { WinsBoard } from '../board.rules';
import { playedIn, tiesColumn, totalsOf } from './standing-columns';

/** The season's table as of the week that is shown. */
export function OverallPanel({ board: { config, overall } }: { board: WinsBoard }) {
  const mine = (row: WinsStandingRow): boolean => row.entry_id === config.entry_id;
  const sum = totalsOf(overall);
  return (
    <Panel
      id="overall"
      title="Overall Standings"
      action={config.week < config.ShowWeek ? `after week ${config.week}` : undefined}
      foot={<TieRule points />}
    >
      {overall.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <Tight>
          <DataTable
            caption="Overall Standings"
            columns={[
              rankColumn(overall, playedIn(sum)),
              movedColumn(),
              entryColumn(mine),
              figure<WinsStandingRow>('Wins', (row) => row.Wins),
              figure<WinsStandingRow>('Losses', (row) => row.Losses),
              ...tiesColumn(overall),
              figure<WinsStandingRow>('Points', (row) => row.Points),
            ]}
            rows={overall}
            rowKey={(row) => row.ID}
            mine={mine}
            pinMine={overall.length > LONG_TABLE}
            total={{ entry: 'Total', Wins: sum.Wins, Losses: sum.Losses, Ties: sum.Ties, Points: sum.Points }}
          />
        </Tight>
      )}
    </Panel>
  );
}
