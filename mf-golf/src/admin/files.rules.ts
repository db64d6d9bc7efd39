import type { GolfFile } from '@poolhouse/contract';

interface FileKind {
  readonly words: string;
  /** What is in it, for who looks for one. */
  readonly hint: string;
  readonly accept: string;
  /** It may be a table of one tournament, which then is named. */
  readonly ofOne: boolean;
}

const TABLE = '.csv,text/csv';

/** What golf is set up from, in the order in which a season needs it. */
export const FILES: Readonly<Record<GolfFile, FileKind>> = {
  season: {
    words: 'Tournaments of a season',
    hint: 'CSV with id (R2024014), tournamentName, startDate in ms, purse, date, country, stateCode',
    accept: TABLE,
    ofOne: false,
  },
  courses: {
    words: 'Courses, their holes, and who plays on which',
    hint: 'One CSV after the other: course_id, name, course_code, par; then course_id, hole_number, par_value, yards; then tournament_id, course_id',
    accept: TABLE,
    ofOne: true,
  },
  field: {
    words: 'Field of a tournament, with odds',
    hint: 'JSON with pga_tournament_id and players, or player_tiers 1 to 4: {"46046": {"name": "…", "odds": "+900"}}',
    accept: '.json,application/json',
    ofOne: false,
  },
  stats: {
    words: 'Figures of golfers',
    hint: 'CSV of birdies, eagles, greens, cuts in a row or world ranks, with YEAR, PLAYER_ID, PLAYER',
    accept: TABLE,
    ofOne: false,
  },
  results: {
    words: 'Results of tournaments',
    hint: 'CSV with tournament_name, date, player_id, player, hole_par, strokes, Finish; or of one tournament with pos, player_name, score, round_1, round_4, total',
    accept: TABLE,
    ofOne: true,
  },
};

/** The same to choose from. */
export const KINDS = (Object.keys(FILES) as GolfFile[]).map((value) => ({ value, label: FILES[value].words }));
