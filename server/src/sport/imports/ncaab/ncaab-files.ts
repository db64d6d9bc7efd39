import { LETTERS, type Letter } from '../../tournament/regions.rules';
import { FileRefused, readCsv, type CsvRow } from '../csv-file';

/** The files of a folder, in the columns of Kaggle's March Machine Learning Mania. */
export interface NcaabTexts {
  teams: string;
  seasons: string;
  seeds: string;
  slots: string;
  /** Undefined: brackets without results. */
  results: string | undefined;
}

export interface SeededTeam {
  line: number;
  /** 'W16a': region, seed, and which of a First Four pair. */
  letter: Letter;
  seed: number;
  half: 'a' | 'b' | '';
  teamId: number;
}

export interface PlayedGame {
  line: number;
  /** Counted from the first day of the season. */
  day: number;
  winnerId: number;
  loserId: number;
  winnerScore: number;
  loserScore: number;
  overtime: boolean;
}

export interface SlotRow {
  line: number;
  slot: string;
  strong: string;
  weak: string;
}

/** What the files say of one tournament. */
export interface SeasonFiles {
  season: number;
  dayZero: string;
  names: Record<Letter, string>;
  seeds: SeededTeam[];
  slots: SlotRow[];
  results: PlayedGame[];
}

export interface NcaabFiles {
  teams: Map<number, string>;
  /** Only years with a field. */
  seasons: SeasonFiles[];
}

const FILES = {
  teams: ['TeamID', 'TeamName'],
  seasons: ['Season', 'DayZero', 'RegionW', 'RegionX', 'RegionY', 'RegionZ'],
  seeds: ['Season', 'Seed', 'TeamID'],
  slots: ['Season', 'Slot', 'StrongSeed', 'WeakSeed'],
  results: ['Season', 'DayNum', 'WTeamID', 'WScore', 'LTeamID', 'LScore', 'NumOT'],
} as const;

export const FILE_NAMES: Readonly<Record<keyof NcaabTexts, string>> = {
  teams: 'MTeams.csv',
  seasons: 'MSeasons.csv',
  seeds: 'MNCAATourneySeeds.csv',
  slots: 'MNCAATourneySlots.csv',
  results: 'MNCAATourneyCompactResults.csv',
};

/** Reads the files and checks what each row says by itself. @throws FileRefused naming file and line */
export function readNcaabFiles(texts: NcaabTexts): NcaabFiles {
  const teams = readTeams(texts.teams);
  const seasons = new Map<number, SeasonFiles>();
  for (const row of rowsOf('seasons', texts.seasons)) {
    const names = Object.fromEntries(LETTERS.map((letter) => [letter, row.value(`Region${letter}`)])) as Record<Letter, string>;
    const season = whole('seasons', row, 'Season');
    seasons.set(season, { season, dayZero: row.value('DayZero'), names, seeds: [], slots: [], results: [] });
  }
  const of = (file: keyof NcaabTexts, row: CsvRow) => {
    const season = whole(file, row, 'Season');
    return seasons.get(season) ?? refuse(file, row.line, `${FILE_NAMES.seasons} does not have the season ${season}`);
  };
  for (const row of rowsOf('seeds', texts.seeds)) of('seeds', row).seeds.push(seededTeam(row, teams));
  for (const row of rowsOf('slots', texts.slots))
    of('slots', row).slots.push({ line: row.line, slot: row.value('Slot'), strong: row.value('StrongSeed'), weak: row.value('WeakSeed') });
  if (texts.results !== undefined) for (const row of rowsOf('results', texts.results)) of('results', row).results.push(playedGame(row));
  return { teams, seasons: [...seasons.values()].filter(({ seeds }) => seeds.length > 0) };
}

/** The names of teams by id, from MTeams.csv. @throws FileRefused naming the line */
export const readTeams = (text: string): Map<number, string> =>
  new Map(rowsOf('teams', text).map((row) => [whole('teams', row, 'TeamID'), row.value('TeamName')]));

function seededTeam(row: CsvRow, teams: ReadonlyMap<number, string>): SeededTeam {
  const seed = row.value('Seed');
  const parts = /^([WXYZ])(0[1-9]|1[0-6])([ab]?)$/.exec(seed);
  if (!parts) return refuse('seeds', row.line, `${seed} is no seed`);
  const teamId = whole('seeds', row, 'TeamID');
  if (!teams.has(teamId)) return refuse('seeds', row.line, `${FILE_NAMES.teams} does not have the team ${teamId}`);
  return { line: row.line, letter: parts[1] as Letter, seed: Number(parts[2]), half: (parts[3] ?? '') as SeededTeam['half'], teamId };
}

function playedGame(row: CsvRow): PlayedGame {
  const number = (column: string) => whole('results', row, column);
  const game = {
    line: row.line,
    day: number('DayNum'),
    winnerId: number('WTeamID'),
    loserId: number('LTeamID'),
    winnerScore: number('WScore'),
    loserScore: number('LScore'),
    overtime: number('NumOT') > 0,
  };
  if (game.loserScore === 0 || game.winnerScore <= game.loserScore)
    return refuse('results', row.line, `${game.winnerScore}-${game.loserScore} is no score of a game that was won`);
  return game;
}

function rowsOf(file: keyof NcaabTexts, text: string): CsvRow[] {
  try {
    const { rows, problems } = readCsv(text, FILES[file]);
    if (problems.length > 0) throw new FileRefused(problems);
    return rows;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new FileRefused(error.problems.map(({ line, reason }) => ({ line, reason: `${FILE_NAMES[file]}: ${reason}` })));
  }
}

function whole(file: keyof NcaabTexts, row: CsvRow, column: string): number {
  const value = row.value(column);
  return /^\d{1,9}$/.test(value)
    ? Number(value)
    : refuse(file, row.line, `${column} is ${value === '' ? 'missing' : `"${value}"`}, not a whole number`);
}

export function refuse(file: keyof NcaabTexts, line: number | null, reason: string): never {
  throw new FileRefused([{ line, reason: `${FILE_NAMES[file]}: ${reason}` }]);
}
