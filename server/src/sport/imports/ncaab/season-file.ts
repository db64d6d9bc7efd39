import type { SeasonGame } from '../../tournament/season-games.store';
import { SELECTION_DAY } from '../../tournament/tipoff.rules';
import { FileRefused, readCsv, type CsvRow, type FileProblem } from '../csv-file';

/** Columns of Kaggle's regular seasons, W the winner, L the loser; WLoc is where the winner played. */
const COLUMNS = ['Season', 'DayNum', 'WTeamID', 'WScore', 'LTeamID', 'LScore', 'WLoc', 'NumOT'] as const;
const PLACES = { H: 1, A: -1, N: 0 } as const;

export interface SeasonFile {
  season: number;
  games: SeasonGame[];
}

/**
 * Reads the games of regular seasons, one team's point of view turned into the site's.
 *
 * @param isTeam whether a team's id is known
 * @throws FileRefused with every bad line
 */
export function readSeasonFile(csv: string, isTeam: (id: number) => boolean): SeasonFile[] {
  const { rows, problems } = readCsv(csv, COLUMNS);
  const found: FileProblem[] = [...problems];
  const seasons = new Map<number, SeasonGame[]>();
  const lines = new Map<string, number>();
  for (const row of rows) {
    const read = readGame(row, isTeam);
    if ('reasons' in read) {
      found.push({ line: row.line, reason: read.reasons.join('; ') });
      continue;
    }
    const { season, game } = read;
    const key = `${season}:${gameName(game)}`;
    const first = lines.get(key);
    if (first !== undefined) found.push({ line: row.line, reason: `the game is on line ${first} already` });
    else lines.set(key, row.line);
    seasons.set(season, [...(seasons.get(season) ?? []), game]);
  }
  if (found.length > 0) throw new FileRefused(found.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return [...seasons].map(([season, games]) => ({ season, games }));
}

/** What makes a game this game: two teams meet once a day. */
export const gameName = ({ day, team1, team2 }: Pick<SeasonGame, 'day' | 'team1' | 'team2'>): string => `${day}:${team1}:${team2}`;

function readGame(row: CsvRow, isTeam: (id: number) => boolean): { season: number; game: SeasonGame } | { reasons: string[] } {
  const reasons: string[] = [];
  const number = (column: string, wanted: (n: number) => boolean, what: string): number => {
    const value = row.value(column);
    if (!/^\d{1,9}$/.test(value) || !wanted(Number(value))) reasons.push(`${column} ${JSON.stringify(value.slice(0, 20))} ${what}`);
    return Number(value);
  };
  const season = number('Season', (n) => n >= 1900 && n <= 2200, 'is not a year');
  const day = number('DayNum', (n) => n <= SELECTION_DAY, `is no day up to ${SELECTION_DAY}, on which the field is told`);
  const winner = number('WTeamID', isTeam, 'is no team that is known');
  const loser = number('LTeamID', isTeam, 'is no team that is known');
  const won = number('WScore', (n) => n <= 300, 'is not a score');
  const lost = number('LScore', (n) => n <= 300, 'is not a score');
  const overtimes = number('NumOT', (n) => n <= 20, 'is not a number of overtimes');
  const at = row.value('WLoc');
  if (!(at in PLACES)) reasons.push(`WLoc ${JSON.stringify(at.slice(0, 20))} is none of H, A and N`);
  if (winner === loser) reasons.push(`${winner} would play itself`);
  if (won <= lost) reasons.push(`${won}-${lost} is no score of a game that was won`);
  if (reasons.length > 0) return { reasons };
  const turned = winner > loser;
  const winnerHome = PLACES[at as keyof typeof PLACES];
  const home = winnerHome === 0 ? 0 : (winnerHome === 1) !== turned ? 1 : 2;
  const [team1, team2, score1, score2] = turned ? [loser, winner, lost, won] : [winner, loser, won, lost];
  return { season, game: { day, team1, team2, score1, score2, home, overtimes } };
}
