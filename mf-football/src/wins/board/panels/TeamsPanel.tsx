import type { WinsTeamRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { DataTable, EntryName, figure, Panel, PanelEmpty, Tight, useOneColumn, useShowAll, type Column } from '@poolhouse/shared-ui/board';
import { TeamName } from '../../TeamName';
import type { WinsBoard } from '../board.rules';

/** In one column; the best are above. */
const FIRST_TEAMS = 10;

const columnsOf = (mine: (row: WinsTeamRow) => boolean): Column<WinsTeamRow>[] => [
  {
    key: 'team',
    head: 'Team',
    rowHead: true,
    render: (row) => (
      <TeamName name={row.team_name} colors={row.Colors}>
        {row.bye === 1 ? 'bye' : undefined}
      </TeamName>
    ),
  },
  {
    key: 'entry',
    head: 'Owner',
    width: '100%',
    render: (row) => (row.EntryName === '' ? '–' : <EntryName name={row.EntryName} you={mine(row)} />),
  },
  figure<WinsTeamRow>('Wins', (row) => row.wins),
  { ...figure<WinsTeamRow>('Losses', (row) => row.losses), hideOnPhone: true },
  { ...figure<WinsTeamRow>('Ties', (row) => row.ties), hideOnPhone: true },
  { ...figure<WinsTeamRow>('Exp Wins', (row) => row.exp_wins ?? '–'), headTitle: 'Wins the market expected before the season' },
];

/** Every team with its owner, record and what the market expected of it. */
export function TeamsPanel({ board: { config, teams } }: { board: WinsBoard }) {
  const mine = (row: WinsTeamRow): boolean => row.entry_id !== null && row.entry_id === config.entry_id;
  const [shown, more] = useShowAll(teams, FIRST_TEAMS, 'teams', useOneColumn());
  return (
    <Panel
      id="teams"
      title="Teams"
      action="Most wins first"
      foot="Exp Wins: the wins that the betting market expected of a team before the season."
    >
      {teams.length === 0 ? (
        <PanelEmpty>The season's teams are not set up yet.</PanelEmpty>
      ) : (
        <Tight>
          <DataTable
            caption="Teams"
            columns={columnsOf(mine)}
            rows={shown}
            rowKey={(row) => row.ID}
            mine={mine}
            rest={(row) => `${plural(row.losses, 'loss', 'losses')}, ${plural(row.ties, 'tie')}, ${plural(row.left, 'game')} left`}
          />
        </Tight>
      )}
      {more}
    </Panel>
  );
}
