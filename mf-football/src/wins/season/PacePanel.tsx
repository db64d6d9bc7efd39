import type { WinsTeamRow } from '@poolhouse/contract';
import { DataTable, EntryName, figure, Panel, PanelEmpty, Tight, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { TeamName } from '../TeamName';
import { formatAhead, teamPaces, type TeamPace } from './outlook.rules';

const FIRST_TEAMS = 12;

/** Which teams surprise, and who owns them. */
export function PacePanel({ teams, entryId }: { teams: readonly WinsTeamRow[]; entryId: number }) {
  const paces = teamPaces(teams);
  const [shown, more] = useShowAll(paces, FIRST_TEAMS, 'teams');
  const mine = ({ team }: TeamPace): boolean => team.entry_id !== null && team.entry_id === entryId;
  const columns: Column<TeamPace>[] = [
    { key: 'team', head: 'Team', rowHead: true, render: ({ team }) => <TeamName name={team.team_name} colors={team.Colors} /> },
    {
      key: 'owner',
      head: 'Owner',
      width: '100%',
      render: (row) => (row.team.EntryName === '' ? '–' : <EntryName name={row.team.EntryName} you={mine(row)} />),
    },
    figure<TeamPace>('Points', ({ points }) => points),
    figure<TeamPace>('Pace', ({ pace }) => pace),
    { key: 'ahead', head: '±', headTitle: 'Points ahead of the pace', align: 'right', render: ({ ahead }) => formatAhead(ahead) },
  ];
  return (
    <Panel
      id="pace"
      title="Teams against expectation"
      action="Best surprise first"
      foot="Pace: the team's expected wins, as far as its games are played."
    >
      {paces.length === 0 ? (
        <PanelEmpty>Expected wins of this season are not known.</PanelEmpty>
      ) : (
        <Tight>
          <DataTable caption="Teams against expectation" columns={columns} rows={shown} rowKey={({ team }) => team.ID} mine={mine} />
        </Tight>
      )}
      {more}
    </Panel>
  );
}
