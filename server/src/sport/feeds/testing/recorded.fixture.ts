import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Recorded answers lie beside the repository, not in it. */
const DATA = process.env['POOLHOUSE_RECORDED'] ?? resolve(__dirname, '../../../../../../shared/data');

export const GAMES_CSV = 'nfl/games.csv';
export const LIVE_2022 = 'nfl/feeds/espn_scoreboard_2022w01_live_q4.json';
export const FINAL_OVERTIME = 'nfl/feeds/espn_event_2022w01_final_ot_pit_cin.json';
export const FINAL_TIE = 'nfl/feeds/espn_event_2022w01_final_tie_ind_hou.json';
export const POSTPONED = 'nfl/feeds/espn_event_2014w12_postponed_nyj_buf.json';
export const PREGAME_2025 = 'nfl/feeds/espn_scoreboard_2025w01_pregame.json';
export const ONE_FINAL_2025 = 'nfl/feeds/espn_scoreboard_2025w01_one_final.json';
export const COLLEGE_LIVE = 'ncaaf/feeds/espn_scoreboard_2022w03_live_partA.json';
export const COLLEGE_PREGAME = 'ncaaf/feeds/espn_scoreboard_2026w01_pregame.json';
export const BOWLS_TBD = 'ncaaf/feeds/espn_scoreboard_2026_bowls_tbd_teams.json';
export const NCAAB_PREGAME = 'ncaab/feeds/espn_scoreboard_2026_first_four_pregame.json';
export const ODDS_UNDER_WAY = 'nfl/feeds/oddsapi/oddsapi_v4_nfl_20251215T031752Z.json';
export const ODDS_NEXT_WEEK = 'nfl/feeds/oddsapi/oddsapi_v4_nfl_20251215T203212Z.json';
export const ODDS_COLLEGE = 'ncaaf/feeds/oddsapi_v4_ncaaf_20231106.json';

/** What is to be said of recorded answers of which one is not there; nothing when all are. */
export function needsRecorded(files: readonly string[]): string | undefined {
  const missing = files.map((file) => resolve(DATA, file)).find((path) => !existsSync(path));
  return missing && `needs ${missing}, which is not there`;
}

/** Runs a suite over recorded answers where they are, and says so where they are not. */
export function describeRecorded(name: string, files: readonly string[], suite: () => void): void {
  const needs = needsRecorded(files);
  if (needs === undefined) describe(name, suite);
  else describe.skip(name, () => it(needs, () => {}));
}

export function recordedText(file: string): string {
  return readFileSync(resolve(DATA, file), 'utf8');
}

export function recorded(file: string): unknown {
  return JSON.parse(recordedText(file));
}

/** A single recorded event as a scoreboard with nothing else on it. */
export function scoreboardOf(...files: string[]): { events: unknown[] } {
  return { events: files.map(recorded) };
}

/** games.csv of one season as it stood before anything was played: without scores. */
export function scheduleOf(season: number): string {
  const [header, ...lines] = recordedText(GAMES_CSV).trim().split('\n');
  const columns = header!.split(',');
  const blank = ['away_score', 'home_score', 'result', 'total', 'overtime'].map((name) => columns.indexOf(name));
  const rows = lines
    .filter((line) => line.split(',')[1] === String(season))
    .map((line) =>
      line
        .split(',')
        .map((value, index) => (blank.includes(index) ? '' : value))
        .join(','),
    );
  return [header, ...rows, ''].join('\n');
}
