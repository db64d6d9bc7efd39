import { easternToUtc } from './eastern';

/** A game shows its final score this long after its kick-off. */
export const GAME_LASTS = (3 * 60 + 15) * 60_000;

/** A game as games.csv has it. Lines and results are the home side's. */
export interface RealGame {
  /** `2022_01_BUF_LA` */
  key: string;
  type: string;
  /** Contest week: the Tuesday-to-Tuesday window in which the game kicks off. */
  week: number;
  /** Epoch ms. */
  kickoff: number;
  away: string;
  home: string;
  awayScore: number | null;
  homeScore: number | null;
  /** What the home side gives (negative) or gets: games.csv counts points by which it is favoured. */
  homeLine: number | null;
}

const DAY = 86_400_000;

/** The games of one season in order of kick-off, from the text of games.csv (no field of it is quoted). */
export function readSeason(csv: string, season: number): RealGame[] {
  const [head, ...lines] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const column = (name: string) => head!.indexOf(name);
  const [id, year, type, day, time, away, home] = ['game_id', 'season', 'game_type', 'gameday', 'gametime', 'away_team', 'home_team'].map(
    column,
  );
  const [awayScore, homeScore, line] = ['away_score', 'home_score', 'spread_line'].map(column);
  const rows = lines.filter((cells) => cells[year!] === String(season));
  // Up to 2005 the file writes 09:00 for 9 pm (data/README.md); mornings in Europe begin at 09:30.
  const hour = (cells: string[]) => (season <= 2005 && cells[time!] === '09:00' ? '21:00' : cells[time!]!);
  const contestDays = rows.map((cells) => contestDay(cells[day!]!, hour(cells)));
  const firstTuesday = tuesdayOf(Math.min(...contestDays.filter((_, n) => rows[n]![type!] === 'REG')));
  const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));
  return rows
    .map((cells, n): RealGame => ({
      key: cells[id!]!,
      type: cells[type!]!,
      week: Math.floor((contestDays[n]! - firstTuesday) / 7) + 1,
      kickoff: easternToUtc(cells[day!]!, hour(cells)),
      away: cells[away!]!,
      home: cells[home!]!,
      awayScore: number(cells[awayScore!]),
      homeScore: number(cells[homeScore!]),
      homeLine: number(cells[line!]) === null ? null : 0 - number(cells[line!])!,
    }))
    .sort((a, b) => a.kickoff - b.kickoff || (a.key < b.key ? -1 : 1));
}

/** Days since 1970 on the New York calendar, a day beginning at 06:00 as contest weeks do. */
function contestDay(day: string, time: string): number {
  return Math.floor((Date.parse(`${day}T${time}:00Z`) - 6 * 3_600_000) / DAY);
}

/** 1970-01-01 was a Thursday, so Tuesdays are the days that leave 5 when divided by 7. */
function tuesdayOf(contestDayNumber: number): number {
  return contestDayNumber - ((((contestDayNumber - 5) % 7) + 7) % 7);
}
