import { GAME_COLUMNS } from './game-row.rules';

const FACTS = ['total_line', 'location', 'roof', 'away_qb_id', 'away_qb_name', 'home_qb_id', 'home_qb_name'] as const;

export type FileGame = Partial<Record<(typeof GAME_COLUMNS)[number] | 'result' | 'overtime' | 'espn' | (typeof FACTS)[number], string>>;

const usual: FileGame = {
  season: '2022',
  game_type: 'REG',
  gameday: '2022-09-11',
  gametime: '13:00',
  away_team: 'NO',
  home_team: 'ATL',
  spread_line: '-5.5',
};
const columns = [...GAME_COLUMNS, 'result', 'overtime', 'espn', ...FACTS] as const;

/** A games.csv with one line per game; what is not given is usual. */
export function gamesFile(...games: FileGame[]): string {
  const rows = games.map((game) => columns.map((column) => ({ ...usual, ...game })[column] ?? '').join(','));
  return [columns.join(','), ...rows, ''].join('\n');
}
