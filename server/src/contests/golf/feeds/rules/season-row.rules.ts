import { DateTime } from 'luxon';
import { MAJORS, usualCut } from '../../rules/cut.rules';
import type { NewTournament } from '../../stores/tournaments.store';

/** Columns of a file of tournaments that an import needs; others may be there. */
export const SEASON_COLUMNS = ['id', 'tournamentName', 'startDate', 'purse', 'date', 'country', 'stateCode'] as const;

interface Fields {
  value(column: string): string;
}

/** `R2024014`: tour, season, permanent number; or `014-2024` of the PGA TOUR. */
export function tournamentName(text: string): { tourCode: string; year: number; permNum: string } | null {
  const [, tourCode = '', season, number] = /^([A-Z])(\d{4})(\d{3})$/.exec(text) ?? [];
  if (season !== undefined) return { tourCode, year: Number(season), permNum: number ?? '' };
  const [, permNum, year] = /^(\d{3})-(\d{4})$/.exec(text) ?? [];
  return permNum === undefined ? null : { tourCode: 'R', year: Number(year), permNum };
}

/** Two golfers share a ball, or holes are won and lost. */
const TEAM = new Set(['018']);
const MATCH = new Set(['470', '500', '468']);
/** The Barracuda, whose points are strokes to par all the same. */
const STABLEFORD = new Set(['472']);
/** Until the tee times come: seven in the morning on the course. */
const FIRST_TEE = '07:00';
const ROUNDS = 4;

/** The clock of a course by state, for the tours' usual places; elsewhere New York's. */
const ZONES: Readonly<Record<string, string>> = {
  HI: 'Pacific/Honolulu',
  CA: 'America/Los_Angeles',
  NV: 'America/Los_Angeles',
  WA: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
  CO: 'America/Denver',
  UT: 'America/Denver',
  TX: 'America/Chicago',
  TN: 'America/Chicago',
  IL: 'America/Chicago',
  MN: 'America/Chicago',
  LA: 'America/Chicago',
  MS: 'America/Chicago',
  WI: 'America/Chicago',
  MO: 'America/Chicago',
  OK: 'America/Chicago',
};
const COUNTRY_ZONES: Readonly<Record<string, string>> = {
  Scotland: 'Europe/London',
  England: 'Europe/London',
  'Northern Ireland': 'Europe/London',
  Japan: 'Asia/Tokyo',
  Mexico: 'America/Mexico_City',
  'Puerto Rico': 'America/Puerto_Rico',
  Bermuda: 'Atlantic/Bermuda',
};

/** Reads one row. Every reason why it cannot be is collected; a row with a reason gives no tournament. */
export function readSeasonRow(row: Fields): { tournament: NewTournament } | { reasons: string[] } {
  const reasons: string[] = [];
  const quoted = (column: string) => JSON.stringify(row.value(column).slice(0, 60));
  const key = tournamentName(row.value('id'));
  if (!key) reasons.push(`id ${quoted('id')} is not a tournament such as R2024014`);
  const name = row.value('tournamentName');
  if (name === '') reasons.push('tournamentName is empty');
  const start = /^\d{11,14}$/.test(row.value('startDate')) ? DateTime.fromMillis(Number(row.value('startDate')), { zone: 'utc' }) : null;
  if (!start?.isValid) reasons.push(`startDate ${quoted('startDate')} is not an instant in ms`);
  const purse = row.value('purse') === '' ? 0 : Number(row.value('purse').replace(/[$,]/g, ''));
  if (!Number.isFinite(purse) || purse < 0) reasons.push(`purse ${quoted('purse')} is not an amount`);
  if (reasons.length > 0 || !key || !start) return { reasons };
  const zone = COUNTRY_ZONES[row.value('country')] ?? ZONES[row.value('stateCode')] ?? 'America/New_York';
  const startDate = start.toFormat('yyyy-MM-dd');
  const { permNum } = key;
  return {
    tournament: {
      ...key,
      name,
      startDate,
      endDate: start.plus({ days: ROUNDS - 1 }).toFormat('yyyy-MM-dd'),
      zone,
      firstTeeAt: DateTime.fromISO(`${startDate}T${FIRST_TEE}`, { zone }).toMillis(),
      format: TEAM.has(permNum) ? 'team' : MATCH.has(permNum) ? 'match' : STABLEFORD.has(permNum) ? 'stableford' : 'stroke',
      rounds: ROUNDS,
      ...usualCut(permNum, key.year),
      major: permNum in MAJORS,
      purse: Math.round(purse),
      reported: '',
      reportedAt: 0,
      projectedCut: null,
      winnerIds: [],
      espnId: '',
      scoresFromAt: null,
      officialAt: null,
    },
  };
}
