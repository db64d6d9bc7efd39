import type { SquaresPayoutRow } from '@poolhouse/contract';
import type { Table } from '@poolhouse/shared-ui/device';
import { gamesInOrder, roundName, type Board } from '../contest/board.rules';

/** The grid as it hangs on a wall: digits above and left, names inside. */
export function gridTable({ columns, rows, squares }: Board): Table['rows'] {
  return [
    ['Loser \\ Winner', ...columns.map((digit) => digit ?? '?')],
    ...rows.map((digit, y) => [digit ?? '?', ...squares.slice(10 * y, 10 * y + 10).map(({ entry_name: name }) => name)]),
  ];
}

export function standingsTable({ entries }: Board): Table['rows'] {
  return [
    ['Rank', 'Entry', 'Squares', 'Wins', 'Winnings'],
    ...[...entries]
      .sort((a, b) => a.Rank - b.Rank || a.entry_name.localeCompare(b.entry_name))
      .map((row) => [row.Rank, row.entry_name, row.squares, row.wins, row.winnings]),
  ];
}

/** Games of the bracket's order of teams, with the square that each went to. */
export function gamesTable({ games }: Board): Table['rows'] {
  return [
    ['Round', 'Tip-off', 'Team', 'Score', 'Team', 'Score', 'Status', 'Winner digit', 'Loser digit', 'Entry', 'Points', 'Rolled over'],
    ...gamesInOrder(games).map((game) => [
      roundName(game.round),
      game.day,
      game.team1,
      game.score1,
      game.team2,
      game.score2,
      game.status,
      game.x_score,
      game.y_score,
      game.entry_name,
      game.amount,
      game.rolled,
    ]),
  ];
}

export function payoutsTable(payouts: readonly SquaresPayoutRow[]): Table['rows'] {
  return [
    ['Round', 'Games', 'Each', 'Played', 'Paid'],
    ...payouts.filter(({ games }) => games > 0).map((row) => [roundName(row.round), row.games, row.amount, row.played, row.paid]),
  ];
}
