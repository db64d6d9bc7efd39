import type { SmackRow, WinsStandingRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import type { WinsBoard } from './board.rules';
import { withoutGame } from './team-week.rules';

function standings(rows: readonly WinsStandingRow[]): Table['rows'] {
  return [
    ['Rank', 'Entry', 'Wins', 'Losses', 'Ties', 'Points'],
    ...rows.map((row) => [row.Rank, row.EntryName, row.Wins, row.Losses, row.Ties, row.Points]),
  ];
}

/** Everything on the board, table by table, in the order of a phone's screen. */
export function boardTables({ week, overall, grid, scores, teams }: WinsBoard, smack: readonly SmackRow[]): Table[] {
  return [
    { name: 'Overall standings', rows: standings(overall) },
    { name: 'Week standings', rows: standings(week) },
    {
      name: 'Scores',
      rows: [
        ['Kickoff (UTC)', 'Away', 'Away score', 'Away owner', 'Home', 'Home score', 'Home owner', 'State', 'Status'],
        ...scores.map((game) => [
          game.day,
          game.team1,
          game.score1,
          game.EntryName1,
          game.team2,
          game.score2,
          game.EntryName2,
          game.state,
          game.status,
        ]),
      ],
    },
    {
      name: 'Results',
      rows: [
        ['Entry', 'Team', 'Result'],
        ...grid.flatMap((row) =>
          row.teams.map(({ team, game, face }) => [row.name, team.team_name, face ?? (game ? game.state : withoutGame(team))]),
        ),
      ],
    },
    {
      name: 'Teams',
      rows: [
        ['Team', 'Owner', 'Wins', 'Losses', 'Ties', 'Exp Wins'],
        ...teams.map((row) => [row.team_name, row.EntryName, row.wins, row.losses, row.ties, row.exp_wins]),
      ],
    },
    { name: 'Smack', rows: [['Time (UTC)', 'Entry', 'Message'], ...smack.map((row) => [row.Modtime, row.EntryName, row.Message])] },
  ];
}
