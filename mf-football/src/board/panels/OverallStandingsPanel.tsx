import type { FootballStandingRow } from '@poolhouse/contract';
import {
  DataTable,
  EntryName,
  figure,
  LONG_TABLE,
  movedColumn,
  Panel,
  PanelEmpty,
  rankColumn,
  TieRule,
  Tight,
  totals,
  type Column,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { movedFromNow, SupposedTag } from '@poolhouse/shared-ui/screen';
import { memo } from 'react';
import type { Board } from '../../contest/board.rules';
import { isSupposed, markedColumns } from '../../whatif/marked';

type Row = FootballStandingRow;

function columnsOf({ overall, year, supposed }: Pick<Board, 'overall' | 'year' | 'supposed'>, mine: (row: Row) => boolean): Column<Row>[] {
  const { wins, losses } = totals(overall);
  const columns = [
    rankColumn(overall, wins + losses > 0),
    isSupposed({ supposed }) ? movedFromNow<Row>() : movedColumn<Row>(),
    {
      key: 'entry',
      head: 'Entry',
      width: '100%',
      render: (row: Row) => (
        <Link to={`/football/history?year=${year}&entry=${encodeURIComponent(row.EntryName)}`}>
          <EntryName name={row.EntryName} you={mine(row)} />
        </Link>
      ),
    },
    figure<Row>('Wins', (row) => row.Wins),
    figure<Row>('Losses', (row) => row.Losses),
    figure<Row>('Points', (row) => row.Points),
  ] satisfies Column<Row>[];
  return markedColumns<Row>(columns, 'standing', { supposed });
}

/** The season's table. */
export const OverallStandingsPanel = memo(function OverallStandingsPanel({
  config,
  overall,
  year,
  supposed,
}: Pick<Board, 'config' | 'overall' | 'year' | 'supposed'>) {
  const mine = (row: Row): boolean => row.entry_id === config.entry_id;
  const sum = totals(overall);
  return (
    <Panel
      id="overall"
      title="Overall Standings"
      {...(isSupposed({ supposed }) && { action: <SupposedTag /> })}
      foot={
        <>
          Overall winner points: <strong>TBD</strong>
          <br />
          <TieRule points />
        </>
      }
    >
      {overall.length === 0 ? (
        <PanelEmpty>Nobody has joined this contest yet.</PanelEmpty>
      ) : (
        <Tight>
          <DataTable
            caption="Overall Standings"
            columns={columnsOf({ overall, year, supposed }, mine)}
            rows={overall}
            rowKey={(row) => row.ID}
            mine={mine}
            pinMine={overall.length > LONG_TABLE}
            total={{ entry: 'Total', Wins: sum.wins, Losses: sum.losses, Points: sum.points }}
          />
        </Tight>
      )}
    </Panel>
  );
});
