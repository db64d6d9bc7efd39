import { nflCode } from '../../../sport/games/nfl-clubs.rules';

/** Columns of a file of win totals that an import needs; others may be there. */
export const TOTAL_COLUMNS = ['season', 'team', 'line'] as const;

/** How many wins were expected of a team before a season. */
export interface WinTotal {
  season: number;
  /** nflverse code of the season. */
  abbrev: string;
  line: number;
}

interface Fields {
  value(column: string): string;
}

/** No team plays more games in a regular season. */
const MOST = 18;

/** Reads one row. Every reason why it cannot be is collected; a row with a reason gives no total. */
export function readTotalRow(row: Fields): { total: WinTotal } | { reasons: string[] } {
  const reasons: string[] = [];
  const quoted = (column: string) => JSON.stringify(row.value(column).slice(0, 60));
  const season = Number(row.value('season'));
  const hasSeason = /^\d{4}$/.test(row.value('season')) && season >= 1990 && season <= 2200;
  if (!hasSeason) reasons.push(`season ${quoted('season')} is not a year`);
  const abbrev = hasSeason ? nflCode(row.value('team'), season) : undefined;
  if (hasSeason && abbrev === undefined) reasons.push(`team ${quoted('team')} did not play in ${season}`);
  const line = /^\d{1,2}(\.\d)?$/.test(row.value('line')) ? Number(row.value('line')) : NaN;
  if (!(line <= MOST && Number.isInteger(line * 2))) reasons.push(`line ${quoted('line')} is not a number of wins in halves, 0 to ${MOST}`);
  return reasons.length > 0 || abbrev === undefined ? { reasons } : { total: { season, abbrev, line } };
}
