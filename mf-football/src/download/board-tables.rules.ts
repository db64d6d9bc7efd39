import type { FootballPickRow, FootballScoreRow, FootballStandingRow, SmackRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import type { Board } from '../contest/board.rules';
import type { PicksTableRow } from '../contest/order.rules';

/** What a chip says, in a word. */
export function resultWord(result: number | null, push: boolean): string {
  if (result === 1) return 'win';
  if (result === 0) return push ? 'push' : 'loss';
  if (result === -1) return 'winning';
  if (result === -2) return push ? 'pushing' : 'losing';
  return '';
}

function scores(games: readonly FootballScoreRow[]): Table['rows'] {
  const head = [
    'Kickoff (UTC)',
    'Sport',
    'Away',
    'Away score',
    'Away line',
    'Home',
    'Home score',
    'Home line',
    'State',
    'Status',
    'Clock',
    'TV',
    'Picks winning',
    'Picks losing',
  ];
  return [
    head,
    ...games.map((game) => [
      game.day,
      game.SportAbbrev,
      game.team1,
      game.score1,
      game.Spread1,
      game.team2,
      game.score2,
      game.Spread2,
      game.state,
      game.status,
      game.inProgress ? game.timeLeft : '',
      game.TV,
      game.picks_winning,
      game.picks_losing,
    ]),
  ];
}

/** A sealed pick is 'Picked', as on the screen: the file never holds more than the page. */
function pickCells(pick: FootballPickRow | null): Table['rows'][number] {
  if (!pick) return ['', null, ''];
  if (pick.Pick === '') return ['Picked', null, ''];
  return [pick.Pick, pick.Spread, resultWord(pick.Result, pick.Push === 1)];
}

function picks(table: readonly PicksTableRow[], slots: number): Table['rows'] {
  const numbers = Array.from({ length: slots }, (_, i) => i + 1);
  const head = ['Entry', ...numbers.flatMap((n) => [`Pick ${n}`, `Line ${n}`, `Result ${n}`]), 'Wins', 'Losses'];
  return [head, ...table.map((row) => [row.name, ...row.cells.flatMap(pickCells), row.wins, row.losses])];
}

function standings(rows: readonly FootballStandingRow[]): Table['rows'] {
  return [['Rank', 'Entry', 'Wins', 'Losses', 'Points'], ...rows.map((row) => [row.Rank, row.EntryName, row.Wins, row.Losses, row.Points])];
}

/** Everything on the board, table by table, in the order of the screen. Tables without rows are left out. */
export function boardTables(board: Board, smack: readonly SmackRow[], slots: number): Table[] {
  const all: Table[] = [
    { name: 'Scores', rows: scores(board.scores) },
    { name: 'Picks', rows: picks(board.table, slots) },
    { name: 'Week standings', rows: standings(board.week) },
    { name: 'Overall standings', rows: standings(board.overall) },
    {
      name: 'Pick summary',
      rows: [
        ['Pick', 'Line', 'Result', 'Count'],
        ...board.popular.map((row) => [row.Pick, row.Spread, resultWord(row.Result, row.Push === 1), row.Count]),
      ],
    },
    {
      name: 'Cigar',
      rows: [['Rank', 'Entry', '4-1 weeks', 'Wins'], ...board.cigar.map((row) => [row.Rank, row.EntryName, row.Weeks41, row.Wins])],
    },
    {
      name: 'Sidebet',
      rows: [['Rank', 'Entry', 'Wins', 'Losses'], ...board.sidebet.map((row) => [row.Rank, row.EntryName, row.Wins, row.Losses])],
    },
    { name: 'Smack', rows: [['Time (UTC)', 'Entry', 'Message'], ...smack.map((row) => [row.Modtime, row.EntryName, row.Message])] },
  ];
  return all.filter((table) => table.rows.length > 1);
}
