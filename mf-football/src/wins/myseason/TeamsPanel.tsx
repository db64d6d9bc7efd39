import type { MyWinsTeam, MyWinsWeek } from '@poolhouse/contract';
import { formatList, formatNumber, formatSigned, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, type Column } from '@poolhouse/shared-ui/board';
import { SeasonCells, SeasonSteps } from '@poolhouse/shared-ui/my-season';
import { recordOf } from '../record';
import { weekAddress } from './addresses.rules';
import { rowsOf } from './cells.rules';

interface Props {
  teams: readonly MyWinsTeam[];
  weeks: readonly MyWinsWeek[];
  year: number | undefined;
}

const tenth = (n: number | null): string => (n === null ? '–' : formatNumber(n, 1));

const columns: Column<MyWinsTeam>[] = [
  { key: 'team', head: 'Team', rowHead: true, width: '100%', render: ({ team_name }) => team_name },
  { key: 'record', head: 'Record', align: 'right', render: (team) => recordOf(team) },
  {
    key: 'lines',
    head: 'Lines',
    headTitle: 'Wins that the closing lines expected',
    align: 'right',
    render: ({ Expected }) => tenth(Expected),
  },
  {
    key: 'above',
    head: '±',
    headTitle: 'Wins above the lines',
    align: 'right',
    render: ({ Points, Expected }) => (Expected === null ? '–' : formatSigned(Points - Expected, 1)),
  },
];

/** My teams week by week, and each beside what its lines expected. */
export function TeamsPanel({ teams, weeks, year }: Props) {
  return (
    <Panel
      title={`Your ${plural(teams.length, 'team')}`}
      action="Best surprise first"
      foot="Lines: what the closing line of each game gave the team, added up. A tie is half a win."
    >
      {teams.length === 0 ? (
        <PanelEmpty>You hold no team.</PanelEmpty>
      ) : (
        <>
          <SeasonCells
            caption="Your teams by week"
            weeks={weeks.map(({ Week }) => Week)}
            rows={rowsOf(teams, weeks)}
            sums={weeks.map(({ Wins }) => ({ value: Wins }))}
          />
          <DataTable caption="Your teams beside their lines" columns={columns} rows={teams} rowKey={({ ID }) => ID} />
        </>
      )}
      <SeasonSteps
        steps={weeks.map((week) => ({
          ...{ Week: week.Week, Rank: week.Rank, to: weekAddress(week.Week, year) },
          said: formatList([recordOf(week), `lines ${formatNumber(week.Expected, 1)}`]),
        }))}
      />
    </Panel>
  );
}
