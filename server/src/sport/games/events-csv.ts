import { must } from '../../ground/must';
import type { Game } from './game';
import { isOffBoard, lineOfSide } from './game.rules';

const HEADER = ['id', 'day', 'sport', 'away', 'home', 'away line', 'home line', 'tv'];

/** The games that can be picked, as a CSV file for spreadsheets: kick-off in UTC, each side's line. */
export function eventsCsv(games: readonly Game[]): string {
  const open = games.filter((game) => game.spread2 !== null && !isOffBoard(game));
  const rows = open.map((game) => [
    game.id,
    new Date(game.kickoffAt).toISOString(),
    game.sport,
    ranked(game.team1, game.rank1),
    ranked(game.team2, game.rank2),
    must(lineOfSide(game, 1), 'the away line'),
    must(lineOfSide(game, 2), 'the home line'),
    game.tv,
  ]);
  return [HEADER, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function ranked(team: string, rank: number | null): string {
  return rank === null ? team : `#${rank} ${team}`;
}

/** Text that a spreadsheet would take for a formula is put behind an apostrophe; numbers stay numbers. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
